import { Checkbox } from '#src/ui/Checkbox.tsx';
import type { Pair } from '#storybook/pages/docs/DoDont.tsx';

export const pairs: Pair[] = [
  {
    do: {
      shows: <Checkbox label="Premium users only" defaultChecked />,
      caption: 'The label is a statement that is true when the box is ticked.',
    },
    dont: {
      shows: <Checkbox label="Do not include users without premium" defaultChecked />,
      caption: 'A negation makes people work out what the tick means.',
    },
  },
  {
    do: {
      shows: (
        <Checkbox
          label={
            <>
              I agree to the{' '}
              <a href="#terms" className="text-accent-text underline">
                Terms of Service
              </a>
            </>
          }
        />
      ),
      caption: 'Users give their consent themselves: the box starts empty.',
    },
    dont: {
      shows: <Checkbox label="I agree to the Terms of Service" defaultChecked />,
      caption: 'A box that is already ticked, without a link to the terms, is no consent.',
    },
  },
];
