import { expect } from 'storybook/test';
import { ArrowRightIcon } from '#src/ui/icons.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { useLocation } from 'react-router-dom';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { longName, twoLineLabel } from './long-texts.ts';

const meta = preview.meta({ title: 'Kit/LinkButton', component: LinkButton, tags: ['autodocs'], args: { to: '/register', children: 'GET ACCESS' } });

export const Primary = meta.story({
  args: { variant: 'primary', size: 'lg' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'GET ACCESS' })).toHaveAttribute('href', '/register'),
});
export const Secondary = meta.story({ args: { children: 'Login', icon: <ArrowRightIcon size={16} /> } });
export const Ghost = meta.story({ args: { variant: 'ghost', children: 'Login' } });

const Place = () => <p className="mt-3 text-muted">{useLocation().pathname}</p>;

export const ByKeyboard = meta.story({
  parameters: { visual: false },
  render: (args) => <><LinkButton {...args} /><Place /></>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'GET ACCESS' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/register')).toBeVisible();
  },
});

export const Longest = meta.story({ ...narrow, args: { variant: 'primary', children: `${twoLineLabel} ${longName}`, icon: <ArrowRightIcon size={16} /> } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], args: { children: 'Login', icon: <ArrowRightIcon size={16} /> } });
