import type { Row } from './rows.ts';

/** Which rows have which value in one column. */
export class ColumnIndex<T extends Row> {
  readonly #column: keyof T;
  readonly #ids = new Map<T[keyof T], number[]>();

  constructor(column: keyof T, rows: readonly T[]) {
    this.#column = column;
    rows.forEach((row) => this.#enter(row));
  }

  /** Lowest first. */
  idsOf(value: T[keyof T]): number[] {
    return [...(this.#ids.get(value) ?? [])].sort((a, b) => a - b);
  }

  /** A row was written: `before` is undefined for a new one, `after` for a removed one. */
  replace(before: T | undefined, after: T | undefined) {
    if (before && after && before[this.#column] === after[this.#column]) return;
    if (before) this.#leave(before);
    if (after) this.#enter(after);
  }

  #enter(row: T) {
    const ids = this.#ids.get(row[this.#column]);
    if (ids) ids.push(row.id);
    else this.#ids.set(row[this.#column], [row.id]);
  }

  #leave(row: T) {
    const ids = this.#ids.get(row[this.#column]);
    ids?.splice(ids.indexOf(row.id), 1);
  }
}
