import { useState } from 'react';
import { expiryTime } from '#src/contract/expiry.ts';
import type { Owned } from './subscription-state.ts';

/**
 * Returns the names of the products whose subscription began or was extended while the dashboard is open, at the
 * last such change (SUB-7).
 * @param owned the same array until the data change; undefined while loading
 */
export function useChangedNames(owned: readonly Owned[] | undefined): readonly string[] {
  const [seen, setSeen] = useState({ owned, changed: [] as readonly string[] });
  if (owned === seen.owned) return seen.changed;
  const changed = seen.owned && owned ? namesOfExtended(seen.owned, owned) : [];
  // a reply without any change, such as the same after a failed load, ends no highlight
  const next = { owned: owned ?? seen.owned, changed: changed.length > 0 ? changed : seen.changed };
  if (next.owned !== seen.owned) setSeen(next);
  return next.changed;
}

function namesOfExtended(before: readonly Owned[], after: readonly Owned[]) {
  const ends = new Map(before.map(({ name, end }) => [name, end]));
  const isLater = ({ name, end }: Owned) => !ends.has(name) || expiryTime(end) > expiryTime(ends.get(name)!);
  return after.filter(isLater).map(({ name }) => name);
}
