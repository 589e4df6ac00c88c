import { expect, fn, waitFor } from 'storybook/test';
import { DateTimeField } from '#src/ui/DateTimeField.tsx';
import { longError, twoLineLabel, unbrokenCode } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import { Sheet, Variant } from '#stories/support/sheet.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/DateTimeField',
  component: DateTimeField,
  args: { label: 'Expiration Date', className: 'max-w-60' },
});

export const InThirtyDays = meta.story({
  parameters: { pictures: false },
  args: { defaultValue: '2026-02-14T12:00' },
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: () => (
    <Sheet>
      <Variant name="filled" className="w-52">
        <DateTimeField label="Expiration Date" defaultValue="2026-02-14T12:00" />
      </Variant>
      <Variant name="empty" className="w-52">
        <DateTimeField label="Expiration Date" />
      </Variant>
      <Variant name="invalid" className="w-52">
        <DateTimeField label="Expiration Date" error="Please choose when it ends" />
      </Variant>
      <Variant name="disabled" className="w-52">
        <DateTimeField label="Expiration Date" defaultValue="2026-02-14T12:00" disabled />
      </Variant>
    </Sheet>
  ),
});

export const ByKeyboard = meta.story({
  parameters: { pictures: false },
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Expiration Date')).toHaveFocus());
    await userEvent.keyboard('2026-02-28T08:30');
    await expect(canvas.getByLabelText('Expiration Date')).toHaveValue('2026-02-28T08:30');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest texts',
  tags: ['longest'],
  parameters: { pictures: false },
  args: { label: twoLineLabel, error: longError, helper: unbrokenCode, defaultValue: '2026-12-31T23:59' },
});

export const RightToLeft = meta.story({
  parameters: { pictures: false },
  globals: { direction: 'rtl' },
  tags: ['!autodocs'],
  args: { defaultValue: '2026-02-14T12:00', error: 'Please choose when it ends', helper: 'In 30 days' },
});
