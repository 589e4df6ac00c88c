import { Checkbox } from '#src/ui/Checkbox.tsx';
import type { Pair } from '#storybook/docs/DoDont.tsx';

export const pairs: Pair[] = [
  {
    do: {
      shows: <Checkbox label="Premium users only" defaultChecked />,
      caption: 'The label says what holds when the box is ticked.',
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
      caption: 'Consent is given by the person: the box is empty at first.',
    },
    dont: {
      shows: <Checkbox label="I agree to the Terms of Service" defaultChecked />,
      caption: 'A consent that is ticked already, without a link to the text, is none.',
    },
  },
];
