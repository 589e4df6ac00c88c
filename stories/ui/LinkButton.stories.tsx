import { useLocation } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { ArrowRightIcon } from '#src/ui/icons.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { longName, twoLineLabel } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import { States as StatesOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/LinkButton',
  component: LinkButton,
  args: { to: '/register', children: 'GET ACCESS' },
});

export const Primary = meta.story({
  parameters: { pictures: false },
  args: { variant: 'primary', size: 'lg' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'GET ACCESS' })).toHaveAttribute('href', '/register'),
});

export const States = meta.story({
  name: 'Variants: rest, hover, focus, pressed',
  render: () => (
    <div className="grid gap-6">
      <StatesOf withoutDisabled className="w-40">
        {() => (
          <LinkButton to="/register" variant="primary" size="lg">
            GET ACCESS
          </LinkButton>
        )}
      </StatesOf>
      <StatesOf withoutDisabled className="w-40">
        {() => (
          <LinkButton to="/login" icon={<ArrowRightIcon size={16} />}>
            Login
          </LinkButton>
        )}
      </StatesOf>
      <StatesOf withoutDisabled className="w-40">
        {() => (
          <LinkButton to="/login" variant="ghost">
            Login
          </LinkButton>
        )}
      </StatesOf>
    </div>
  ),
});

const Place = () => <p className="mt-3 text-muted">{useLocation().pathname}</p>;

export const ByKeyboard = meta.story({
  parameters: { pictures: false },
  render: (args) => (
    <>
      <LinkButton {...args} />
      <Place />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'GET ACCESS' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('/register')).toBeVisible());
  },
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest texts',
  tags: ['longest'],
  args: { variant: 'primary', children: `${twoLineLabel} ${longName}`, icon: <ArrowRightIcon size={16} /> },
});

/** The arrow points forward, to the left. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  args: { children: 'Login', icon: <ArrowRightIcon size={16} /> },
});
