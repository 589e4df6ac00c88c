import { lazy, Suspense, useContext } from 'react';
import {
  AnchorMdx,
  Controls,
  Description,
  DocsContext,
  DocsPage,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { usedIn } from 'virtual:workshop';
import { DoDont, type Pair } from './DoDont.tsx';
import { useCanvasUrl } from './globals.ts';
import { StateTable } from './StateTable.tsx';

/** The docs page of a stories file. A page has one mock backend only, so that of a screen shows one story, in a frame. */
export function Page() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  if (title.startsWith('Foundations/')) return <DocsPage />;
  return title.startsWith('Kit/') ? <KitPage part={title.slice('Kit/'.length)} /> : <ScreenPage />;
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

const KitPage = ({ part }: { part: string }) => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <UsedIn part={part} />
    <Primary />
    <Controls />
    <Suspense>
      <DosAndDonts part={part} />
    </Suspense>
    <Stories />
  </>
);

/** The components that import a part; the parts among them as links. */
function UsedIn({ part }: { part: string }) {
  const users = (usedIn[part] ?? ['nothing']).map((name) =>
    name in usedIn ? `[${name}](?path=/docs/kit-${name.toLowerCase()}--docs)` : name,
  );
  return <Markdown>{`**Used in** ${users.join(', ')}`}</Markdown>;
}

function ScreenPage() {
  const stories = useContext(DocsContext).componentStories();
  const [first] = stories;
  const url = useCanvasUrl(first!.id);
  return (
    <>
      <Title />
      <Description />
      <h2>
        <AnchorMdx href={`?path=/story/${first!.id}`} target="_top">
          {first!.name}
        </AnchorMdx>
      </h2>
      <iframe title={first!.name} src={url} loading="lazy" className="h-150 w-full border border-line" />
      <h2>States</h2>
      <StateTable stories={stories} />
    </>
  );
}
