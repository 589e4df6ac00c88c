import { TextField } from '#src/ui/TextField.tsx';
import { longError, longestCode, twoLineLabel, unbrokenCode } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import { statesOf, variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/TextField',
  component: TextField,
  args: { label: 'Code', className: 'max-w-sm' },
});

export const Empty = meta.story({
  tags: ['empty'],
  parameters: { pictures: false },
  args: { placeholder: 'e.g. 1.0.0' },
});

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(
    TextField,
    {
      empty: { label: 'Version', placeholder: 'e.g. 1.0.0' },
      'code, with a helper': {
        mono: true,
        defaultValue: '9F2K-0A1B',
        helper: 'Only letters, numbers, and hyphens are allowed',
      },
      invalid: {
        mono: true,
        defaultValue: 'not a code!',
        error: 'Code can only contain letters, numbers, and hyphens',
      },
      'longest code': { mono: true, defaultValue: longestCode },
    },
    { className: 'w-64' },
  ),
});

export const States = meta.story({
  name: 'Rest, hover, focus, pressed, disabled',
  render: statesOf(
    TextField,
    [
      { mono: true, defaultValue: '9F2K-0A1B' },
      { mono: true, defaultValue: '9F2K-', error: 'Code cannot end with a hyphen' },
    ],
    'w-44',
  ),
});

export const LongestMessages = meta.story({
  ...narrow,
  name: 'Longest texts',
  tags: ['longest'],
  args: { label: twoLineLabel, defaultValue: unbrokenCode, error: longError, helper: unbrokenCode },
});
