import { useState } from 'react';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Select } from '#src/ui/Select.tsx';
import type { Pair } from '#storybook/pages/docs/DoDont.tsx';

const products = ['CS2', 'CS2 Premium', 'Valorant', 'Rust'].map((label, at) => ({ value: at + 1, label }));
const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function Product({ initial, placeholder }: { initial: number | null; placeholder?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <Select label="Product" options={products} value={value} placeholder={placeholder} onChange={setValue} />
  );
}

function YesOrNo() {
  const [value, setValue] = useState('no');
  return <Select label="Premium users only" options={answers} value={value} onChange={setValue} />;
}

export const pairs: Pair[] = [
  {
    do: {
      shows: <Product initial={null} placeholder="Choose a product" />,
      caption: 'Start empty if no option is the usual one.',
    },
    dont: {
      shows: <Product initial={1} />,
      caption: 'A preset option is saved by users who did not look.',
    },
  },
  {
    do: { shows: <Checkbox label="Premium users only" />, caption: 'For yes or no use a Checkbox.' },
    dont: { shows: <YesOrNo />, caption: 'A list of two answers takes two clicks and hides one of them.' },
  },
];
