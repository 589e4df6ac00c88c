import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';

/** Only these can be acted on (HWI-3). */
export const isPending = ({ status }: Pick<HwidRequest, 'status'>) => status === 'PENDING';

/** The pending row to go on with after `id` was acted on: the next one below, else the first of the page. */
export function nextPending<Row extends Pick<HwidRequest, 'id' | 'status'>>(
  rows: readonly Row[],
  id: number,
): Row | undefined {
  const others = (row: Row) => isPending(row) && row.id !== id;
  const at = rows.findIndex((row) => row.id === id);
  return rows.slice(at + 1).find(others) ?? rows.find(others);
}
