import { expect } from 'storybook/test';
import { FormError } from '#src/ui/FormError.tsx';
import { longError, unbrokenCode } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import preview from '#storybook/preview.tsx';

const message = 'Invalid username or password';

const meta = preview.meta({ title: 'Kit/FormError', component: FormError, args: { messages: [message] } });

/** The toast was the alert, so this is only a note, and no second element with that text. */
export const Refused = meta.story({
  tags: ['error'],
  parameters: { pictures: 'all', forcedColors: true },
  play: async ({ canvas }) => {
    const note = canvas.getByRole('note', { name: message });
    await expect(note.getBoundingClientRect().width).toBeGreaterThan(100);
    await expect(canvas.queryByText(message)).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Several = meta.story({
  tags: ['error'],
  render: () => (
    <div className="grid gap-2">
      <FormError messages={[message, 'The check took too long']} />
    </div>
  ),
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest texts',
  tags: ['longest'],
  parameters: { pictures: false },
  args: { messages: [longError, unbrokenCode] },
});
