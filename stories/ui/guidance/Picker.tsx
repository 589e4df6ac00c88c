import { useState } from 'react';
import { Picker } from '#src/ui/Picker.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { Pair } from '#storybook/docs/DoDont.tsx';

const users = Array.from({ length: 200 }, (_, at) => ({ value: at + 1, label: `user-${at + 1}` }));
const durations = [
  { value: 1, label: '1 day' },
  { value: 7, label: '7 days' },
  { value: 30, label: '30 days' },
];

function PickerOf({ label, options }: { label: string; options: typeof users }) {
  const [value, setValue] = useState<number | null>(null);
  return <Picker label={label} options={options} value={value} onChange={setValue} clearable />;
}

function SelectOf({ label, options }: { label: string; options: typeof users }) {
  const [value, setValue] = useState<number | null>(null);
  return <Select label={label} options={options} value={value} onChange={setValue} />;
}

export const pairs: Pair[] = [
  {
    do: {
      shows: <PickerOf label="Owner" options={users} />,
      caption: 'Where there are many and people know the name, let them type it.',
    },
    dont: {
      shows: <SelectOf label="Owner" options={users} />,
      caption: 'Two hundred users in a Select are scrolled through, not found.',
    },
  },
  {
    do: {
      shows: <SelectOf label="Duration" options={durations} />,
      caption: 'A few options are a Select, which shows them all.',
    },
    dont: {
      shows: <PickerOf label="Duration" options={durations} />,
      caption: 'Nobody wants to type to choose one of three.',
    },
  },
];
