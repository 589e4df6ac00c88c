import { expect, fn, waitFor } from 'storybook/test';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import { stubClipboard } from '#storybook/preview/clipboard.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/CopyButton',
  component: CopyButton,
  args: { text: '9F2K-0A1B', label: 'code', onCopied: fn() },
});

export const Typical = meta.story({ name: 'Ready', parameters: { pictures: false } });

export const States = meta.story({
  parameters: { pictures: 'all' },
  name: 'Rest, hover, focus, pressed',
  render: variantsOf(CopyButton, { rest: {}, hover: {}, focus: {}, pressed: {} }),
});

export const Refused = meta.story({
  name: 'Refused by the browser',
  tags: ['error'],
  play: async ({ args, canvas, userEvent }) => {
    stubClipboard({ allows: false });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy code' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Not copied: the browser blocked it'),
    );
    await expect(args.onCopied).toHaveBeenCalledWith(false);
  },
});
