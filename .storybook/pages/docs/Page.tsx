import { useContext } from 'react';
import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { DoDont, Framed, type Pair } from './DoDont.tsx';

const guidance = import.meta.glob<Pair[]>('/stories/ui/guidance/*.tsx', { eager: true, import: 'pairs' });

/** The docs page of a stories file. A page has one mock backend only, so that of a screen shows one story, in a frame. */
export function Page() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const pairs = guidance[`/stories/ui/guidance/${title.slice('Kit/'.length)}.tsx`];
  const [first] = useContext(DocsContext).componentStories();
  if (/^(Foundations|Kit)\//.test(title))
    return (
      <>
        <Title />
        <Description />
        {pairs && <DoDont pairs={pairs} />}
        <Primary />
        <Controls />
        <Stories />
      </>
    );
  return (
    <>
      <Title />
      <Description />
      <Framed story={first!.id} height={800} />
    </>
  );
}
