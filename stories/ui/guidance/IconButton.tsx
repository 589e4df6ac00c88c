import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CpuIcon, EditIcon, TrashIcon } from '#src/ui/icons.tsx';
import type { Pair } from '#storybook/docs/DoDont.tsx';

export const pairs: Pair[] = [
  {
    do: {
      shows: (
        <div className="flex">
          <IconButton label="Edit key 25" tooltip="Edit" icon={<EditIcon />} />
          <IconButton label="Delete key 25" tooltip="Delete" tone="danger" icon={<TrashIcon />} />
        </div>
      ),
      caption: 'Name the thing in the label, so that each of many rows has a button of its own name.',
    },
    dont: {
      shows: (
        <div className="flex">
          <IconButton label="Edit" icon={<EditIcon />} />
          <IconButton label="Delete" icon={<TrashIcon />} />
        </div>
      ),
      caption: 'Ten buttons named Delete cannot be told apart by ear.',
    },
  },
  {
    do: {
      shows: <Button icon={<CpuIcon size={16} />}>Reset HWID</Button>,
      caption: 'What people do once needs its words: a Button.',
    },
    dont: {
      shows: <IconButton label="Reset HWID" icon={<CpuIcon />} />,
      caption: 'An icon that nobody knows is a riddle until it is hovered.',
    },
  },
];
