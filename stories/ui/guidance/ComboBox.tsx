import { useState } from 'react';
import { ComboBox } from '#src/ui/ComboBox.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { Pair } from '#storybook/pages/docs/DoDont.tsx';

const users = Array.from({ length: 200 }, (_, at) => ({ value: at + 1, label: `user-${at + 1}` }));
const durations = [
  { value: 1, label: '1 day' },
  { value: 7, label: '7 days' },
  { value: 30, label: '30 days' },
];

function PickerOf({ label, options }: { label: string; options: typeof users }) {
  const [value, setValue] = useState<number | null>(null);
  return <ComboBox label={label} options={options} value={value} onChange={setValue} clearable />;
}

function SelectOf({ label, options }: { label: string; options: typeof users }) {
  const [value, setValue] = useState<number | null>(null);
  return <Select label={label} options={options} value={value} onChange={setValue} />;
}

export const pairs: Pair[] = [
  {
    do: {
      shows: <PickerOf label="Owner" options={users} />,
      caption: 'With many options whose names are known, let users type.',
    },
    dont: {
      shows: <SelectOf label="Owner" options={users} />,
      caption: 'Two hundred users in a Select have to be scrolled through.',
    },
  },
  {
    do: {
      shows: <SelectOf label="Duration" options={durations} />,
      caption: 'For a few options use a Select, which shows them all.',
    },
    dont: {
      shows: <PickerOf label="Duration" options={durations} />,
      caption: 'Choosing one of three should need no typing.',
    },
  },
];
