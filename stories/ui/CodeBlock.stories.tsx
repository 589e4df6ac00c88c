import { expect, waitFor } from 'storybook/test';
import { CodeBlock } from '#src/ui/CodeBlock.tsx';
import { pretendClipboard } from '#storybook/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { keyRows } from './key-table.tsx';
import { unbrokenCode } from './long-texts.ts';
import { narrow } from './narrow.tsx';

const meta = preview.meta({ title: 'Kit/CodeBlock', component: CodeBlock, tags: ['autodocs'], args: { label: 'keys', className: 'max-w-md', text: keyRows(4).map(({ code }) => code).join('\n') } });

export const Some = meta.story({});
export const Many = meta.story({ args: { text: keyRows(100).map(({ code }) => code).join('\n') } });
export const Longest = meta.story({ ...narrow, args: { text: unbrokenCode } });

export const ByKeyboard = meta.story({
  parameters: { visual: false },
  play: async ({ args, canvas, userEvent }) => {
    const clipboard = pretendClipboard();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'keys' })).toHaveFocus(); // to scroll it
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy keys' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(clipboard.text).toBe(args.text);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'] });
