import { useState } from 'react';
import { Tabs } from '#src/ui/Tabs.tsx';
import type { Pair } from '#storybook/pages/docs/DoDont.tsx';

function TabsOf({ labels, contents = labels }: { labels: string[]; contents?: string[] }) {
  const [selected, setSelected] = useState(labels[0]!);
  return (
    <Tabs
      label="Premium"
      selected={selected}
      onSelect={setSelected}
      tabs={labels.map((label, at) => ({ id: label, label, content: contents[at] }))}
    />
  );
}

export const pairs: Pair[] = [
  {
    do: {
      shows: (
        <TabsOf labels={['Redeem key', 'Reset HWID']} contents={['The field for the key', 'The request']} />
      ),
      caption: 'Independent views of one object, named in a word or two.',
    },
    dont: {
      shows: <TabsOf labels={['1. Choose', '2. Pay', '3. Done']} />,
      caption: 'Steps are not tabs: opening the third skips the others.',
    },
  },
];
