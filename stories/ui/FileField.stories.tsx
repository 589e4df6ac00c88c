import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { FileField } from '#src/ui/FileField.tsx';
import preview from '#storybook/preview.tsx';
import { longError, twoLineLabel, unbrokenCode } from './long-texts.ts';
import { expectToBeCut, narrow } from './narrow.tsx';

function Held({ file: initial, onChange, ...props }: ComponentProps<typeof FileField>) {
  const [file, setFile] = useState(initial);
  return (
    <FileField
      {...props}
      file={file}
      onChange={(next) => {
        setFile(next);
        onChange(next);
      }}
    />
  );
}

const client = new File([new Uint8Array(4_200_000)], 'client-1.4.2.exe');

const meta = preview.meta({
  title: 'Kit/FileField',
  component: FileField,
  tags: ['autodocs'],
  args: { label: 'File', accept: '.exe', file: undefined, onChange: fn(), className: 'max-w-sm' },
  render: (args) => <Held {...args} />,
});

export const Empty = meta.story({});
export const Filled = meta.story({ args: { file: client } });
export const LongName = meta.story({
  args: { file: new File(['x'], `${unbrokenCode}.exe`) },
  play: async ({ canvas }) => {
    await expectToBeCut(canvas.getByText(`${unbrokenCode}.exe`), unbrokenCode);
    await expect(canvas.getByTitle(`${unbrokenCode}.exe`)).toBeVisible();
  },
});
export const Invalid = meta.story({ args: { file: new File(['x'], 'notes.txt'), error: 'Please select a valid executable' } });
export const Disabled = meta.story({ args: { file: client, disabled: true } });

export const Picked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('File'), client);
    await expect(args.onChange).toHaveBeenCalledWith(client);
    await expect(canvas.getByText('client-1.4.2.exe')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
});

export const Dropped = meta.story({
  play: async ({ args, canvas }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(client);
    canvas.getByLabelText('File').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(args.onChange).toHaveBeenCalledWith(client);
  },
});

/** Enter and Space open the browser's own window, which no story can reach: here, that the focus comes and shows. */
export const ByKeyboard = meta.story({
  args: { file: client },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByLabelText('File');
    await expect(input).toHaveFocus();
    await expect(getComputedStyle(input.parentElement as Element).outlineStyle).toBe('solid');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(undefined);
    await expect(canvas.getByText('Choose a file or drop it here')).toBeVisible();
  },
});

export const Longest = meta.story({ ...narrow, args: { file: new File(['x'], `${unbrokenCode}.exe`), label: twoLineLabel, error: longError, helper: unbrokenCode } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], args: { file: new File(['x'], `${unbrokenCode}.exe`), error: 'Please select a valid executable', helper: 'At most 500 MB' } });
