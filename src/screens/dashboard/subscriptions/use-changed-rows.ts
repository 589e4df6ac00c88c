import { useState } from 'react';
import type { SubscriptionRow } from './rows-of.ts';

/**
 * The names of the products whose subscription began or was extended while the dashboard is open, at the last
 * such change (SUB-7).
 * @param rows the same array until the data change; undefined while loading
 */
export function useChangedRows(rows: readonly SubscriptionRow[] | undefined): readonly string[] {
  const [seen, setSeen] = useState({ rows, changed: [] as readonly string[] });
  if (rows === seen.rows) return seen.changed;
  const changed = seen.rows && rows ? namesOfExtended(seen.rows, rows) : [];
  // a reply without any change, such as the same rows after a failed load, ends no highlight
  const next = { rows: rows ?? seen.rows, changed: changed.length > 0 ? changed : seen.changed };
  if (next.rows !== seen.rows) setSeen(next);
  return next.changed;
}

function namesOfExtended(before: readonly SubscriptionRow[], after: readonly SubscriptionRow[]) {
  const ends = new Map(before.map(({ name, active }) => [name, active?.end]));
  return after
    .filter(({ name, active }) => active && !(active.end <= (ends.get(name) ?? -Infinity)))
    .map(({ name }) => name);
}
