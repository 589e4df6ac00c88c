import { Suspense, useEffect, useState } from 'react';
import { useDocsGlobals } from '../docs/use-globals.ts';
import { useIndex } from '../docs/use-index.ts';
import { EmptyState, FailedState, NoMatches } from '#src/ui/EmptyState.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import type { Atlas } from './atlas.ts';
import { AtlasControls, type AtlasView } from './AtlasControls.tsx';
import { AtlasTable } from './AtlasTable.tsx';
import { rowsOf } from './rows.ts';
import { useAtlas } from './use-atlas.ts';

/** Width of a page's picture in px. */
const sizes = { small: 120, medium: 200, large: 320 };

/** The last filter and mode, restored when the reader comes back from a story. */
let left: { view: AtlasView; opened?: string } | undefined;

/** All pictures of all screens. */
export function AtlasPage() {
  const { theme } = useDocsGlobals();
  const [view, setView] = useState<AtlasView>(
    left?.view ?? {
      mode: theme,
      size: 'medium',
      search: '',
      isChangedOnly: false,
      isBeforeShown: false,
      against: '',
    },
  );
  const loaded = useAtlas(view.against);
  const change = (part: Partial<AtlasView>) => setView((old) => ({ ...old, ...part }));
  useEffect(() => {
    left = { ...left, view };
  }, [view]);

  return (
    <div data-wide className="sb-unstyled grid gap-5 text-sm">
      <AtlasControls
        view={view}
        onChange={change}
        atlas={loaded.status === 'ready' ? loaded.atlas : undefined}
      />
      {loaded.status === 'loading' && <Spinner label="Loading pictures" />}
      {loaded.status === 'failed' && (
        <FailedState message={loaded.message} onRetry={() => change({ against: '' })} />
      )}
      {loaded.status === 'missing' && (
        <EmptyState title="No pictures in this build">
          Run <code className="mono">npm run build-storybook</code>, or put them into the build that is there
          with <code className="mono">npm run atlas</code>, then reload this page.
        </EmptyState>
      )}
      {loaded.status === 'ready' && (
        <Suspense fallback={<Spinner label="Loading stories" />}>
          <Rows atlas={loaded.atlas} view={view} onChange={change} />
        </Suspense>
      )}
    </div>
  );
}

function Rows({
  atlas,
  view,
  onChange,
}: {
  atlas: Atlas;
  view: AtlasView;
  onChange: (part: Partial<AtlasView>) => void;
}) {
  const rows = rowsOf(useIndex(), atlas, view);
  const [live, setLive] = useState<string>();
  useEffect(() => {
    if (left?.opened)
      document.getElementById(`state-${left.opened}`)?.scrollIntoView({ block: 'center', inline: 'center' });
  }, []);

  if (rows.length === 0 && view.search)
    return <NoMatches noun="screens" search={view.search} onClear={() => onChange({ search: '' })} />;
  if (rows.length === 0)
    return <EmptyState title={view.isChangedOnly ? 'Nothing changed' : 'No pictures of screens yet'} />;
  return (
    <AtlasTable
      {...{ rows, live }}
      mode={view.mode}
      width={sizes[view.size]}
      isBeforeShown={view.isBeforeShown}
      onLive={setLive}
      onOpen={(opened) => {
        left = { view, opened };
      }}
    />
  );
}
