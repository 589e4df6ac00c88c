import { lazy, Suspense, useContext } from 'react';
import { Description, DocsContext, DocsPage, Title, useOf } from '@storybook/addon-docs/blocks';
import { DoDont, Framed, type Pair } from './DoDont.tsx';

/** The docs page of a stories file. A page has one mock backend only, so that of a screen shows one story, in a frame. */
export function Page() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const [first] = useContext(DocsContext).componentStories();
  if (/^(Foundations|Kit)\//.test(title))
    return (
      <>
        <DocsPage />
        <Suspense>
          <DosAndDonts part={title.slice('Kit/'.length)} />
        </Suspense>
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

const guidance = import.meta.glob<{ pairs: Pair[] }>('../../../stories/ui/guidance/*.tsx');

const DosAndDonts = lazy(async () => {
  const files = await Promise.all(
    Object.entries(guidance).map(
      async ([file, load]) => [/(\w+)\.tsx$/.exec(file)![1]!, (await load()).pairs] as const,
    ),
  );
  const pairs = new Map(files);
  return {
    default: ({ part }: { part: string }) =>
      pairs.has(part) && (
        <>
          <h2>Do and don't</h2>
          <DoDont pairs={pairs.get(part)!} />
        </>
      ),
  };
});
