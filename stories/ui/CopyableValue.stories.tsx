import { expect, screen, waitFor } from 'storybook/test';
import { CopyableValue } from '#src/ui/CopyableValue.tsx';
import { unbrokenCode } from '#stories/support/long-texts.ts';
import { expectToBeCut } from '#stories/support/narrow.tsx';
import { stubClipboard } from '#storybook/preview/clipboard.ts';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const hwid = 'A1B2C3D4E5F60718';

const meta = preview.meta({
  title: 'Kit/CopyableValue',
  component: CopyableValue,
  args: { value: hwid, short: 8, label: 'HWID' },
});

export const Short = meta.story({
  name: 'Shortened',
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('A1B2C3D4…'));
    const groups = (await screen.findByRole('tooltip')).querySelectorAll('.inline-block');
    await expect([...groups].map(({ textContent }) => textContent)).toEqual(['A1B2C3D4', 'E5F60718']);
  },
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(CopyableValue, {
    whole: { value: '9F2K-0A1B', label: 'code', short: undefined },
    shortened: {},
    hover: {},
    focus: {},
  }),
});

export const Longest = meta.story({
  name: 'Longest code, cut',
  tags: ['longest'],
  args: { value: unbrokenCode, short: undefined, label: 'code' },
  render: (args) => (
    <div className="max-w-xs">
      <CopyableValue {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expectToBeCut(canvas.getByText(unbrokenCode), unbrokenCode);
  },
});

export const Copied = meta.story({
  play: async ({ canvas, userEvent }) => {
    const clipboard = stubClipboard();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(clipboard.text).toBe(hwid);
  },
});

export const Refused = meta.story({
  name: 'Refused by the browser',
  tags: ['error'],
  play: async ({ canvas, userEvent }) => {
    stubClipboard({ allows: false });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Not copied: the browser blocked it'),
    );
  },
});
