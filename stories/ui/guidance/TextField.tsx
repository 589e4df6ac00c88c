import { controlHeight, controlClasses } from '#src/ui/Field.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { Pair } from '#storybook/pages/docs/DoDont.tsx';

export const pairs: Pair[] = [
  {
    do: {
      shows: <TextField label="Version" placeholder="e.g. 1.0.0" />,
      caption: 'A permanent label above, and at most an example as placeholder.',
    },
    dont: {
      shows: (
        <input aria-label="Version" placeholder="Version" className={`${controlClasses} ${controlHeight}`} />
      ),
      caption: 'A placeholder in place of a label disappears with the first letter.',
    },
  },
  {
    do: {
      shows: (
        <TextField
          label="Code"
          mono
          defaultValue="9F2K-"
          error="Code can only contain letters, numbers, and hyphens"
        />
      ),
      caption: 'The error says what a valid value is.',
    },
    dont: {
      shows: <TextField label="Code" defaultValue="9F2K-" error="Invalid input" />,
      caption: 'Invalid input leaves users guessing.',
    },
  },
];
