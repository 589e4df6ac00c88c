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
import { pictures } from 'virtual:storybook-data';
import { Picture } from '../atlas/Picture.tsx';
import { rowsOf } from '../atlas/rows.ts';
import { DoDont, Framed, type Pair } from './DoDont.tsx';
import { useGlobals } from './globals.ts';
import { useIndex } from './index.ts';

const guidance = import.meta.glob<Pair[]>('/stories/ui/guidance/*.tsx', { eager: true, import: 'pairs' });

/** The docs page of a stories file. A page has one mock backend only, so that of a screen shows pictures. */
export function Page() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const pairs = guidance[`/stories/ui/guidance/${title.slice('Kit/'.length)}.tsx`];
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
      <States title={title} />
    </>
  );
}

/** The states of a screen as pictures that open their stories, or its first story where none has a picture. */
function States({ title }: { title: string }) {
  const { channel, componentStories } = useContext(DocsContext);
  const { theme } = useGlobals(channel);
  const ofTitle = useIndex().filter((entry) => entry.title === title);
  const shown = rowsOf(ofTitle, pictures, 'light', '').flatMap(({ cells }) => Object.values(cells).flat());
  if (shown.length === 0) return <Framed story={componentStories()[0]!.id} height={800} />;
  return (
    <div className="sb-unstyled my-8 flex flex-wrap gap-4 text-sm">
      {shown.map((picture) => {
        const dark = picture.file.replace('/light', '/dark');
        const file = theme === 'dark' && pictures.includes(dark) ? dark : picture.file;
        return <Picture key={file} {...picture} file={file} appearance={theme} />;
      })}
    </div>
  );
}
