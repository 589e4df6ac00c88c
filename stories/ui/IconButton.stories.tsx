import { PencilIcon, PlusIcon, TrashIcon } from 'lucide-react';
import { fn } from 'storybook/test';
import { IconButton } from '#src/ui/IconButton.tsx';
import { statesOf, variantsOf } from '#stories/support/states.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  title: 'Kit/IconButton',
  component: IconButton,
  args: { label: 'Add subscription', icon: <PlusIcon />, onClick: fn() },
});

export const Neutral = meta.story({ parameters: { pictures: false } });

export const Variants = meta.story({
  parameters: { pictures: 'all' },
  render: variantsOf(IconButton, {
    neutral: {},
    danger: { label: 'Delete key 25', tone: 'danger', icon: <TrashIcon /> },
    small: { label: 'Edit key 25', size: 'sm', icon: <PencilIcon /> },
    busy: { busy: true },
  }),
});

export const States = meta.story({
  name: 'Rest, hover, focus, pressed, disabled',
  render: statesOf(
    IconButton,
    [
      { label: 'Edit key 25', icon: <PencilIcon /> },
      { label: 'Delete key 25', tone: 'danger', icon: <TrashIcon /> },
    ],
    'w-14',
  ),
});
