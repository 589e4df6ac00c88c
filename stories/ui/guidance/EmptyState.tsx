import { KeyIcon } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState, ListError, NoMatches } from '#src/ui/EmptyState.tsx';
import type { Pair } from '#storybook/pages/docs/DoDont.tsx';

const nothing = () => {};

export const pairs: Pair[] = [
  {
    do: {
      shows: (
        <EmptyState
          icon={<KeyIcon className="size-icon-lg" />}
          title="No keys yet"
          action={<Button variant="primary">Generate keys</Button>}
        />
      ),
      caption: 'Say what is missing, and offer to create the first one.',
    },
    dont: {
      shows: <EmptyState title="No data" />,
      caption: 'No data neither says what is missing nor what to do about it.',
    },
  },
  {
    do: {
      shows: <NoMatches noun="keys" search="9F2K" onClear={nothing} />,
      caption: 'A search without results repeats the search text and can be cleared.',
    },
    dont: {
      shows: <EmptyState title="No keys yet" />,
      caption: 'After a search, No keys yet looks as if all data were lost.',
    },
  },
  {
    do: {
      shows: <ListError message="Error fetching activation keys" onRetry={nothing} />,
      caption: 'A failed list says so and offers Retry.',
    },
    dont: {
      shows: <EmptyState title="No keys yet" />,
      caption: 'A failure shown as an empty list makes people create things twice.',
    },
  },
];
