import { expect, waitFor } from 'storybook/test';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/PasswordField',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'correct horse', className: 'max-w-sm' },
});

export const Hidden = meta.story({ parameters: { pictures: false } });

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(
    PasswordField,
    {
      hidden: {},
      invalid: { defaultValue: undefined, error: 'Please enter your password' },
      disabled: { disabled: true },
    },
    { className: 'w-64' },
  ),
});

export const Revealed = meta.story({
  tags: ['SUP-5'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Show' });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleDescription('Password');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hide' })).toHaveFocus());
  },
});

export const CapsLock = meta.story({
  tags: ['SUP-5'],
  name: 'Caps Lock is on',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    await userEvent.keyboard('{CapsLock}A');
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on');
    await userEvent.keyboard('{CapsLock}a');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('{CapsLock}A');
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps Lock is on');
  },
});
