import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumberField } from '#src/ui/NumberField.tsx';
import preview from '#storybook/preview.tsx';
import { narrow } from './narrow.tsx';
import { longError, twoLineLabel, unbrokenCode } from './long-texts.ts';

function Held({ value: initial, onChange, ...props }: ComponentProps<typeof NumberField>) {
  const [value, setValue] = useState(initial);
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Kit/NumberField',
  component: NumberField,
  tags: ['autodocs'],
  args: { label: 'Amount', value: 1, min: 1, max: 100, onChange: fn(), className: 'max-w-40' },
  render: (args) => <Held {...args} />,
});

export const Typical = meta.story({});
export const WithHelper = meta.story({ args: { helper: '1 to 100' } });
export const Invalid = meta.story({ args: { error: 'Too many' } });
export const Disabled = meta.story({ args: { disabled: true } });

export const ClampsWhenLeft = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByLabelText('Amount');
    await step('the text stays as typed', async () => {
      await userEvent.clear(field);
      await expect(field).toHaveValue('');
      await userEvent.type(field, '250');
      await expect(field).toHaveValue('250');
      await expect(args.onChange).toHaveBeenLastCalledWith(100);
    });
    await step('and is clamped when left', async () => {
      await userEvent.tab();
      await expect(field).toHaveValue('100');
    });
    await step('what is no number becomes 1', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'many');
      await userEvent.tab();
      await expect(field).toHaveValue('1');
      await expect(args.onChange).toHaveBeenLastCalledWith(1);
    });
  },
});

export const ByArrowKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Amount' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('2');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('1');
  },
});

const submitted = fn();

export const ClampsOnSubmit = meta.story({
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted(new FormData(event.currentTarget).get('amount'));
      }}
    >
      <Held {...args} name="amount" />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Amount');
    await userEvent.clear(field);
    await userEvent.type(field, '500{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await expect(field).toHaveValue('100');
    await expect(submitted).toHaveBeenCalledOnce();
  },
});

export const Longest = meta.story({ ...narrow, args: { label: twoLineLabel, value: 999_999_999_999_999, max: undefined, error: longError, helper: unbrokenCode, className: undefined } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], args: { value: 25, helper: '1 to 100', error: 'Too many' } });
