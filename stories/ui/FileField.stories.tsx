import { expect, fn, waitFor } from 'storybook/test';
import { FileField } from '#src/ui/FileField.tsx';
import { controlled } from '#stories/support/controlled.tsx';
import { longError, twoLineLabel, unbrokenCode } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const client = new File([new Uint8Array(4_200_000)], 'client-1.4.2.exe');

const meta = preview.meta({
  title: 'Kit/FileField',
  component: FileField,
  args: { label: 'File', accept: '.exe', file: undefined, onChange: fn(), className: 'max-w-sm' },
  render: controlled(FileField, { file: 'onChange' }),
});

export const Empty = meta.story({ parameters: { pictures: false } });

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(
    FileField,
    {
      empty: {},
      focus: {},
      filled: { file: client },
      invalid: { file: new File(['x'], 'notes.txt'), error: 'Please select a valid executable' },
      disabled: { file: client, disabled: true },
    },
    { className: 'w-72' },
  ),
});

export const Dropped = meta.story({
  parameters: { pictures: false },
  play: async ({ args, canvas, userEvent }) => {
    function drop(things: (File | string)[], onto: Element) {
      const dataTransfer = new DataTransfer();
      for (const thing of things)
        if (typeof thing === 'string') dataTransfer.setData('text/uri-list', thing);
        else dataTransfer.items.add(thing);
      return onto.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }
    const field = canvas.getByLabelText('File');
    drop([client, new File(['x'], 'notes.txt')], field);
    await waitFor(() => expect(field).toHaveAccessibleDescription('One file at a time'));
    drop(['https://example.com'], field);
    await waitFor(() => expect(field).toHaveAccessibleDescription('That is no file. Drop a file instead'));
    for (const thing of [client, 'https://example.com'])
      await expect(drop([thing], document.body)).toBe(false); // the browser does not open it
    await expect(args.onChange).not.toHaveBeenCalled();
    drop([client], field);
    await expect(args.onChange).toHaveBeenCalledWith(client);
    await expect(await canvas.findByText('client-1.4.2.exe')).toBeVisible();
    await expect(field).toBeValid();
    // a file that has changed is chosen again
    for (const times of [2, 3]) {
      await userEvent.upload(field, client);
      await expect(args.onChange).toHaveBeenCalledTimes(times);
    }
  },
});

/**
 * Enter and Space open the browser's own dialog, which stories cannot reach; this shows that the field gets
 * a visible focus.
 */
export const ByKeyboard = meta.story({
  tags: ['check'],
  parameters: { pictures: false },
  args: { file: client },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByLabelText('File');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(getComputedStyle(input.parentElement as Element).outlineStyle).toBe('solid');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(undefined);
    await expect(input).toHaveFocus();
  },
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest texts',
  tags: ['longest'],
  args: {
    file: new File(['x'], `${unbrokenCode}.exe`),
    label: twoLineLabel,
    error: longError,
    helper: unbrokenCode,
  },
});
