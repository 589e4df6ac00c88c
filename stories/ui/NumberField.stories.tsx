import { expect, fn, waitFor } from 'storybook/test';
import { NumberField } from '#src/ui/NumberField.tsx';
import { controlled } from '#stories/support/controlled.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const Amount = controlled(NumberField, { value: 'onChange' });

const meta = preview.meta({
  title: 'Kit/NumberField',
  component: NumberField,
  args: { label: 'Amount', value: 1, min: 1, max: 100, onChange: fn(), className: 'max-w-40' },
  render: (args) => <Amount {...args} />,
});

export const Typical = meta.story({ name: 'Filled', parameters: { pictures: false } });

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(
    NumberField,
    {
      filled: {},
      'with a helper': { value: 25, helper: '1 to 100' },
      invalid: { value: 250, error: 'Too many' },
      disabled: { disabled: true },
    },
    { className: 'w-40' },
  ),
});

export const ByArrowKeys = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('spinbutton', { name: 'Amount' });
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('2');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(field).toHaveValue('1');
  },
});

const submitted = fn();

export const ClampsOnSubmit = meta.story({
  tags: ['KEY-2'],
  parameters: { pictures: false },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Amount {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    submitted.mockClear();
    const field = canvas.getByLabelText('Amount');
    await userEvent.clear(field);
    await userEvent.type(field, '500{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(100);
    await expect(field).toHaveValue('100');
    await expect(submitted).toHaveBeenCalledOnce();
    await userEvent.clear(field);
    await userEvent.paste('48h');
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('48h');
    await expect(canvas.getByRole('alert')).toHaveTextContent('“48h” is not a whole number');
    await expect(submitted).toHaveBeenCalledOnce();
  },
});
