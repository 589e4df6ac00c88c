import { Button } from '#src/ui/Button.tsx';
import { EmptyState, FailedState, NoMatches } from '#src/ui/EmptyState.tsx';
import { KeyIcon } from '#src/ui/icons.tsx';
import type { Pair } from '#storybook/docs/DoDont.tsx';

const nothing = () => {};

export const pairs: Pair[] = [
  {
    do: {
      shows: (
        <EmptyState
          icon={<KeyIcon size={22} />}
          title="No keys yet"
          action={<Button variant="primary">Generate keys</Button>}
        />
      ),
      caption: 'Say what is missing, and offer the way to the first one.',
    },
    dont: {
      shows: <EmptyState title="No data" />,
      caption: 'No data says neither of what, nor what to do about it.',
    },
  },
  {
    do: {
      shows: <NoMatches search="9F2K" onClear={nothing} />,
      caption: 'A search that found nothing repeats the search and can be cleared.',
    },
    dont: {
      shows: <EmptyState title="Nothing here yet" />,
      caption: 'After a search, Nothing here yet looks as if everything were gone.',
    },
  },
  {
    do: {
      shows: <FailedState message="Error fetching activation keys" onRetry={nothing} />,
      caption: 'A list that could not be fetched says so, and can be tried again.',
    },
    dont: {
      shows: <EmptyState title="Nothing here yet" />,
      caption: 'A failure shown as an empty list makes people create things twice.',
    },
  },
];
