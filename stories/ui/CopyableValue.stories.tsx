import { expect, fn, waitFor } from 'storybook/test';
import { CopyableValue } from '#src/ui/CopyableValue.tsx';
import { pretendClipboard } from '#storybook/clipboard.ts';
import preview from '#storybook/preview.tsx';
import { unbrokenCode } from './long-texts.ts';
import { expectToBeCut } from './narrow.tsx';

const hwid = 'A1B2C3D4E5F60718';

const meta = preview.meta({ title: 'Kit/CopyableValue', component: CopyableValue, tags: ['autodocs'], args: { value: hwid, short: 8, label: 'HWID', onCopied: fn() } });

export const Short = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A1B2C3D4…')).toBeVisible();
    await expect(canvas.getByTitle(hwid)).toBeVisible();
  },
});
export const Whole = meta.story({ args: { value: 'A1B2C3D4' } });
export const Longest = meta.story({
  args: { value: unbrokenCode, short: undefined, label: 'code' },
  render: (args) => <div className="max-w-xs"><CopyableValue {...args} /></div>,
  play: async ({ canvas }) => {
    await expectToBeCut(canvas.getByText(unbrokenCode), unbrokenCode);
    await expect(canvas.getByRole('button').title).toBe(unbrokenCode);
  },
});

export const Copied = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const clipboard = pretendClipboard();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(clipboard.text).toBe(hwid);
    await expect(args.onCopied).toHaveBeenCalledWith(true);
  },
});

export const Refused = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    pretendClipboard({ allows: false });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Not copied: the browser refused'));
    await expect(args.onCopied).toHaveBeenCalledWith(false);
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  args: { value: unbrokenCode, short: undefined, label: 'code' },
  render: (args) => <div className="grid w-80 justify-items-start gap-2"><CopyableValue {...args} /><CopyableValue label="HWID" value={hwid} short={8} /><CopyableValue label="code" value="9F2K-0A1B-" /></div>,
});
