import { TextArea } from '#src/ui/TextArea.tsx';
import { variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/TextArea',
  component: TextArea,
  args: { label: 'Reason', className: 'max-w-md' },
});

export const FourRows = meta.story({
  parameters: { pictures: false },
  args: { rows: 4, placeholder: 'Why do you need a new HWID?' },
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(
    TextArea,
    {
      empty: { placeholder: 'Why do you need a new HWID?' },
      focus: { defaultValue: 'New computer' },
      invalid: { error: 'Please give a reason' },
      disabled: { defaultValue: 'New computer', disabled: true },
    },
    { className: 'w-64' },
  ),
});
