import { CpuIcon, PencilIcon, TrashIcon } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import type { Pair } from '#storybook/pages/docs/DoDont.tsx';

export const pairs: Pair[] = [
  {
    do: {
      shows: (
        <div className="flex">
          <IconButton label="Edit key 25" tooltip="Edit" icon={<PencilIcon />} />
          <IconButton label="Delete key 25" tooltip="Delete" tone="danger" icon={<TrashIcon />} />
        </div>
      ),
      caption: 'Name the object in the label, so that the button of each row has a unique name.',
    },
    dont: {
      shows: (
        <div className="flex">
          <IconButton label="Edit" icon={<PencilIcon />} />
          <IconButton label="Delete" icon={<TrashIcon />} />
        </div>
      ),
      caption: 'Ten buttons named Delete are indistinguishable in a screen reader.',
    },
  },
  {
    do: {
      shows: <Button icon={<CpuIcon className="size-icon-sm" />}>Reset HWID</Button>,
      caption: 'A rare action needs words: use a Button.',
    },
    dont: {
      shows: <IconButton label="Reset HWID" icon={<CpuIcon />} />,
      caption: 'An unfamiliar icon means nothing until it is hovered.',
    },
  },
];
