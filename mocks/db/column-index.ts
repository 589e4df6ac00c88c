import type { Row } from './rows.ts';

/** Row ids by the value of one column. */
export class ColumnIndex<T extends Row> {
  readonly #column: keyof T;
  readonly #ids = new Map<T[keyof T], number[]>();

  constructor(column: keyof T, rows: readonly T[]) {
    this.#column = column;
    rows.forEach((row) => this.#add(row));
  }

  /** In ascending order. */
  idsOf(value: T[keyof T]): number[] {
    return [...(this.#ids.get(value) ?? [])].sort((a, b) => a - b);
  }

  /** Updates the index after a write: `before` is undefined for an insert, `after` for a removal. */
  replace(before: T | undefined, after: T | undefined) {
    if (before && after && before[this.#column] === after[this.#column]) return;
    if (before) this.#remove(before);
    if (after) this.#add(after);
  }

  #add(row: T) {
    const ids = this.#ids.get(row[this.#column]);
    if (ids) ids.push(row.id);
    else this.#ids.set(row[this.#column], [row.id]);
  }

  #remove(row: T) {
    const ids = this.#ids.get(row[this.#column]);
    ids?.splice(ids.indexOf(row.id), 1);
  }
}
