import { useCallback, useEffect, useMemo, useState } from 'react';
import { NoMatches } from '#src/ui/EmptyState.tsx';
import { type Cell, cells } from '#storybook/matrix/cells.ts';
import type { MatrixResults } from '#storybook/matrix/results.ts';
import { CellMark, aboutOf, coverText } from './CellMark.tsx';
import type { Target } from './cell-links.ts';
import { MatrixControls, type MatrixView, stateNames } from './MatrixControls.tsx';
import { MatrixTable } from './MatrixTable.tsx';
import { useResults } from './use-results.ts';
import { type CellState, isIn, resultOf, viewOf } from './view.ts';

const initial: MatrixView = {
  search: '',
  group: '',
  kind: 'all',
  state: 'all',
  app: 'workshop',
  address: 'http://localhost:5173/',
};

/** The last filter, restored when the reader comes back from a story. */
let left = initial;

/** Every call with every outcome and fault: what covers it, the last result, and a link to see it. */
export function MatrixPage({ search }: { search?: string }) {
  const [view, setView] = useState<MatrixView>(search === undefined ? left : { ...initial, search });
  const run = useResults();
  const { app, address } = view;
  const target = useMemo((): Target => (app === 'demo' ? { app, address } : { app }), [app, address]);
  const shown = useMemo(() => viewOf(view, run.results), [view, run]);
  const [pointed, setPointed] = useState<Cell>();
  const point = useCallback(
    (call: string, name: string) =>
      setPointed(cells.find((cell) => cell.call === call && cell.name === name)),
    [],
  );
  useEffect(() => {
    left = view;
  }, [view]);

  return (
    <div data-wide className="sb-unstyled grid gap-4 text-sm">
      <MatrixControls view={view} onChange={(part) => setView((old) => ({ ...old, ...part }))} />
      <div className="grid gap-1 text-muted">
        <p role="status">{countsOf(shown.found, run.results)}</p>
        <p>{runOf(run)}</p>
        <Legend />
      </div>
      {shown.found.length === 0 ? (
        <NoMatches noun="cells" search={view.search} onClear={() => setView({ ...initial, app, address })} />
      ) : (
        <div className="min-w-0 rounded-lg border border-line bg-raised">
          <div className="max-h-[75dvh] overflow-auto overscroll-x-contain rounded-t-lg">
            <MatrixTable {...shown} results={run.results} target={target} onPoint={point} />
          </div>
          <Details cell={pointed} result={pointed && resultOf(pointed, run.results)} />
        </div>
      )}
    </div>
  );
}

/** The cell below the pointer or with the focus. */
function Details({ cell, result }: { cell: Cell | undefined; result: ReturnType<typeof resultOf> }) {
  return (
    <div className="sticky bottom-0 z-20 min-h-19 rounded-b-lg border-t border-line bg-sunken px-3 py-2">
      {cell ? (
        <>
          <p className="font-medium">
            <span className="mono">{cell.call}</span> · {cell.name}
          </p>
          <p>{aboutOf(cell)}</p>
          <p className="text-muted">
            {coverText(cell, result)}
            {cell.cover.by === 'story' && ` (${cell.cover.story})`}
            {cell.cover.by === 'test' && ` (${cell.cover.file})`}
          </p>
        </>
      ) : (
        <p className="text-muted">
          Point at a cell, or go there by Tab and the arrow keys, to read what happens.
        </p>
      )}
    </div>
  );
}

const signs: [by: Cell['cover']['by'], result: 'passed' | 'failed' | undefined, text: string][] = [
  ['story', 'passed', 'a story, passed'],
  ['test', 'passed', 'a test, passed'],
  ['test', 'failed', 'failed'],
  ['test', undefined, 'no result'],
  ['nothing', undefined, 'does not apply'],
];

function Legend() {
  return (
    <ul aria-label="Signs" className="flex flex-wrap gap-x-4 gap-y-1">
      {signs.map(([by, result, text]) => (
        <li key={text} className="flex items-center gap-1.5">
          <CellMark by={by} result={result} /> {text}
        </li>
      ))}
    </ul>
  );
}

function countsOf(found: Cell[], results: MatrixResults['results']): string {
  const counts = (Object.keys(stateNames) as CellState[]).map(
    (state) => [found.filter((cell) => isIn(cell, state, results)).length, stateNames[state]] as const,
  );
  const all = found.length === cells.length ? '' : ` of ${cells.length}`;
  return `${found.length}${all} cells: ${counts.map(([count, name]) => `${count} ${name}`).join(', ')}`;
}

/** Which run the results are of. */
function runOf({ unitAt, storiesAt }: MatrixResults): string {
  if (!unitAt && !storiesAt)
    return 'No results: no test run had left any when this workshop was built or started.';
  const at = (time: number | undefined) =>
    time ? new Date(time).toISOString().slice(0, 16).replace('T', ' ') : undefined;
  return `Results of the unit tests: ${at(unitAt) ?? 'none'}; of the stories: ${at(storiesAt) ?? 'none'} (UTC).`;
}
