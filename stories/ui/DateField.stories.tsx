import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { DateField } from '#src/ui/DateField.tsx';
import { longError, twoLineLabel, unbrokenCode } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import { Sheet, Variant } from '#stories/support/sheet.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/DateField',
  component: DateField,
  args: { label: 'Release Date', className: 'max-w-52' },
});

export const Today = meta.story({ parameters: { pictures: false }, args: { defaultValue: '2026-01-15' } });

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: () => (
    <Sheet>
      <Variant name="filled" className="w-44">
        <DateField label="Release Date" defaultValue="2026-01-15" />
      </Variant>
      <Variant name="empty" className="w-44">
        <DateField label="Release Date" />
      </Variant>
      <Variant name="invalid" className="w-44">
        <DateField label="Release Date" error="Please choose a day" />
      </Variant>
      <Variant name="disabled" className="w-44">
        <DateField label="Release Date" defaultValue="2026-01-15" disabled />
      </Variant>
    </Sheet>
  ),
});

export const Changed = meta.story({
  parameters: { pictures: false },
  args: { onChange: fn() },
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Release Date'), { target: { value: '2026-02-28' } });
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Release Date')).toHaveValue('2026-02-28');
  },
});

export const ByKeyboard = meta.story({
  parameters: { pictures: false },
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Release Date')).toHaveFocus());
    await userEvent.keyboard('2026-02-28');
    await expect(canvas.getByLabelText('Release Date')).toHaveValue('2026-02-28');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest texts',
  tags: ['longest'],
  parameters: { pictures: false },
  args: { label: twoLineLabel, error: longError, helper: unbrokenCode, defaultValue: '2026-12-31' },
});

export const RightToLeft = meta.story({
  parameters: { pictures: false },
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  args: { defaultValue: '2026-01-15', error: 'Please choose a day', helper: 'The day on which it appears' },
});
