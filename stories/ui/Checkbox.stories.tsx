import { fn } from 'storybook/test';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { longError, twoLineLabel, unbrokenCode } from '#stories/support/long-texts.ts';
import { narrow } from '#stories/support/narrow.tsx';
import { statesOf, variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/Checkbox',
  component: Checkbox,
  args: { label: 'Premium users only', onChange: fn() },
});

export const Off = meta.story({ parameters: { pictures: false } });

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(Checkbox, {
    off: {},
    on: { defaultChecked: true },
    'on, disabled': { defaultChecked: true, disabled: true },
    'with a helper': { helper: 'Others get none' },
    'invalid, with a link': {
      label: (
        <>
          I agree to the{' '}
          <a href="#terms" className="text-accent-text underline">
            Terms of Service
          </a>
        </>
      ),
      error: 'Please agree first',
    },
  }),
});

export const States = meta.story({
  tags: ['THE-3'],
  name: 'Rest, hover, focus, pressed, disabled',
  parameters: { forcedColors: true },
  render: statesOf(Checkbox, [{}, { defaultChecked: true }], 'w-44'),
});

export const Longest = meta.story({
  ...narrow,
  name: 'Longest texts',
  tags: ['longest'],
  args: { label: `${twoLineLabel}: ${unbrokenCode}`, error: longError, helper: unbrokenCode },
});
