import { useEffect, useState } from 'react';
import { timings } from '#src/app/timings.ts';
import type { Controls } from '#src/data/list/list.ts';
import type { List } from './slots.ts';

const none: ReadonlySet<number> = new Set();

/**
 * Returns ids of rows that are new or changed since the last load of the same page and search, for some seconds
 * (LIS-11).
 */
export function useRecentlyChangedRows(list: List<{ id: number }>): ReadonlySet<number> {
  const { rows, total, busy, status } = list.source;
  const { key: shown } = list.controls;
  const [seen, setSeen] = useState<ShownPage & { shown: string }>();
  const [fresh, setFresh] = useState(none);

  const isLoaded = !busy && status !== 'loading' && status !== 'failed';
  if (isLoaded && (seen?.rows !== rows || seen.shown !== shown)) {
    setSeen({ rows, total, shown });
    setFresh(seen?.shown === shown ? freshRows(seen, { rows, total }, isNewestFirst(list.controls)) : none);
  }

  useEffect(() => {
    if (fresh.size === 0) return;
    const timer = setTimeout(() => setFresh(none), timings.rowHighlight);
    return () => clearTimeout(timer);
  }, [fresh]);
  return fresh;
}

const isNewestFirst = ({ state, sorting }: Controls) =>
  state.page === 0 && sorting.id === 'id' && sorting.desc;

interface ShownPage {
  rows: readonly { id: number }[];
  total: number;
}

/**
 * Returns the ids of the rows that are new or changed since the page was shown before. Rows that merely moved up,
 * because others were deleted, are neither.
 * @param isFirst whether new rows appear on this page: the first one, newest first
 */
function freshRows(before: ShownPage, after: ShownPage, isFirst: boolean): Set<number> {
  const known = new Map(before.rows.map((row) => [row.id, JSON.stringify(row)]));
  const hasGrown = after.total > before.total;
  return new Set(
    after.rows
      .filter((row) => {
        const was = known.get(row.id);
        return was === undefined ? isFirst && hasGrown : was !== JSON.stringify(row);
      })
      .map(({ id }) => id),
  );
}
