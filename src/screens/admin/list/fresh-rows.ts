/** A page of a list as it was shown. */
export interface ShownPage {
  rows: readonly { id: number }[];
  /** The number of rows of all pages. */
  total: number;
}

/**
 * The ids of the rows that are new or changed since the page was shown before. Rows that merely moved up,
 * because others were deleted, are neither.
 * @param isFirst whether new rows appear on this page: the first one, newest first
 */
export function freshRows(before: ShownPage, after: ShownPage, isFirst: boolean): Set<number> {
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
