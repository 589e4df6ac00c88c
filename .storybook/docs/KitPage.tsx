import { lazy, Suspense } from 'react';
import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { Pair } from './DoDont.tsx';
import { DoDont } from './DoDont.tsx';

const files = import.meta.glob<{ pairs: Pair[] }>('../../stories/ui/guidance/*.tsx');

/** By the name of the part, such as 'Button'. */
const guidance = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    file.replace(/.*\/(\w+)\.tsx$/, '$1'),
    lazy(async () => {
      const { pairs } = await load();
      return { default: () => <DoDont pairs={pairs} /> };
    }),
  ]),
);

/** Storybook's docs page of a part, with do and don't if there are any. */
export function KitPage() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const Guidance = guidance[title.replace('Kit/', '')];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {Guidance && (
        <>
          <h2>Do and don't</h2>
          <Suspense>
            <Guidance />
          </Suspense>
        </>
      )}
      <Stories />
    </>
  );
}
