import { expect } from 'storybook/test';
import { ArrowRightIcon } from '#src/ui/icons.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ title: 'Kit/LinkButton', component: LinkButton, tags: ['autodocs'], args: { to: '/register', children: 'GET ACCESS' } });

export const Primary = meta.story({
  args: { variant: 'primary', size: 'lg' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'GET ACCESS' })).toHaveAttribute('href', '/register'),
});
export const Secondary = meta.story({ args: { children: 'Login', icon: <ArrowRightIcon size={16} /> } });
export const Ghost = meta.story({ args: { variant: 'ghost', children: 'Login' } });
