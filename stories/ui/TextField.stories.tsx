import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import preview from '#storybook/preview.tsx';
import { longError, longestCode, twoLineLabel, unbrokenCode } from './long-texts.ts';
import { narrow } from './narrow.tsx';

const meta = preview.meta({
  title: 'Kit/TextField',
  component: TextField,
  tags: ['autodocs'],
  args: { label: 'Code', className: 'max-w-sm' },
});

export const Empty = meta.story({ args: { placeholder: 'e.g. 1.0.0' } });
export const WithHelper = meta.story({ args: { mono: true, defaultValue: '9F2K-0A1B', helper: 'Only letters, numbers, and hyphens are allowed' } });
export const Disabled = meta.story({ args: { disabled: true, defaultValue: '9F2K-0A1B' } });
export const Longest = meta.story({ args: { mono: true, defaultValue: longestCode } });

export const Invalid = meta.story({
  args: { defaultValue: 'not a code!', error: 'Code can only contain letters, numbers, and hyphens', helper: 'Only letters, numbers, and hyphens are allowed' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Code');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Code can only contain letters, numbers, and hyphens Only letters, numbers, and hyphens are allowed');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Code can only contain letters, numbers, and hyphens');
  },
});

const onSubmit = fn();

function Registered() {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { code: '' } });
  return (
    <form className="grid max-w-sm gap-4" onSubmit={handleSubmit((values) => onSubmit(values))}>
      <TextField label="Code" required error={formState.errors.code?.message} {...register('code', { required: 'Code cannot be empty' })} />
      <Button type="submit" variant="primary">Save</Button>
    </form>
  );
}

export const InAForm = meta.story({
  render: () => <Registered />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Code cannot be empty');
    await expect(canvas.getByLabelText('Code')).toHaveFocus();
    await userEvent.keyboard('A-1{Enter}');
    await expect(onSubmit).toHaveBeenCalledWith({ code: 'A-1' });
  },
});

export const LongestMessages = meta.story({ ...narrow, args: { label: twoLineLabel, defaultValue: unbrokenCode, error: longError, helper: unbrokenCode } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, tags: ['!autodocs'], args: { mono: true, defaultValue: '9F2K-0A1B-', error: 'Code cannot end with a hyphen', helper: 'Only letters, numbers, and hyphens are allowed' } });
