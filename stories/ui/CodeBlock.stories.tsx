import { expect, waitFor } from 'storybook/test';
import { CodeBlock } from '#src/ui/CodeBlock.tsx';
import { keyRows } from '#stories/support/key-table.tsx';
import { stubClipboard } from '#storybook/preview/clipboard.ts';
import preview from '#storybook/preview.tsx';

const codes = (count: number) =>
  keyRows(count)
    .map(({ code }) => code)
    .join('\n');

const meta = preview.meta({
  title: 'Kit/CodeBlock',
  component: CodeBlock,
  args: { label: 'keys', text: codes(4) },
});

export const Some = meta.story({ parameters: { pictures: 'all' }, name: 'Four lines' });
export const Many = meta.story({ name: 'Hundred lines, scrolling', args: { text: codes(100) } });
export const ByKeyboard = meta.story({
  tags: ['check'],
  parameters: { pictures: false },
  play: async ({ args, canvas, userEvent }) => {
    const clipboard = stubClipboard();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'keys' })).toHaveFocus(); // To scroll it.
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy keys' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(clipboard.text).toBe(args.text);
  },
});
