import { expect } from 'storybook/test';
import { FormError } from '#src/ui/FormError.tsx';
import preview from '#storybook/preview.tsx';

const message = 'Invalid username or password';

const meta = preview.meta({
  title: 'Kit/FormError',
  component: FormError,
  args: { messages: [message, 'The check took too long'] },
});

/** The toast has announced it, so this is no live region; it can be selected and found. */
export const Refused = meta.story({
  tags: ['error'],
  parameters: { pictures: 'all', forcedColors: true },
  play: async ({ canvas }) => {
    getSelection()!.selectAllChildren(canvas.getByText(message));
    await expect(getSelection()!.toString()).toBe(message);
    getSelection()!.removeAllRanges();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
