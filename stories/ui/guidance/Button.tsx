import { Button } from '#src/ui/Button.tsx';
import type { Pair } from '#storybook/pages/docs/DoDont.tsx';

export const pairs: Pair[] = [
  {
    do: {
      shows: (
        <div className="flex flex-wrap gap-2">
          <Button>Cancel</Button>
          <Button variant="primary">Generate keys</Button>
        </div>
      ),
      caption: 'One primary button per panel: the main action.',
    },
    dont: {
      shows: (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary">Cancel</Button>
          <Button variant="primary">Generate keys</Button>
        </div>
      ),
      caption: 'With two primary buttons, neither is the main action.',
    },
  },
  {
    do: {
      shows: <Button variant="danger">Delete Key</Button>,
      caption: 'Name the action, and use danger only for destructive ones.',
    },
    dont: {
      shows: <Button variant="danger">OK</Button>,
      caption: 'OK does not say what happens.',
    },
  },
];
