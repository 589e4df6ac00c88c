import { Button } from '#src/ui/Button.tsx';
import type { Pair } from '#storybook/docs/DoDont.tsx';

export const pairs: Pair[] = [
  {
    do: {
      shows: (
        <div className="flex flex-wrap gap-2">
          <Button>Cancel</Button>
          <Button variant="primary">Generate keys</Button>
        </div>
      ),
      caption: 'One primary button a view: what most people came for.',
    },
    dont: {
      shows: (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary">Cancel</Button>
          <Button variant="primary">Generate keys</Button>
        </div>
      ),
      caption: 'Two primary buttons leave the choice unclear.',
    },
  },
  {
    do: {
      shows: <Button variant="danger">Delete Key</Button>,
      caption: 'Say what the press does, and take danger only for what destroys.',
    },
    dont: {
      shows: <Button variant="danger">OK</Button>,
      caption: 'OK has to be looked up in the text around it.',
    },
  },
];
