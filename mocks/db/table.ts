import { ColumnIndex } from './column-index.ts';
import { isPlainColumn, sortedBy, type Value } from './order.ts';
import type { Row } from './rows.ts';
import { SearchIndex } from './search-index.ts';

/** The initial rows of a table: ids 1 to `count`, each created on first access. */
export interface Seed<T> {
  count: number;
  make: (id: number) => T;
}

/** Search and sort rules of a table. */
export interface TableOptions<T> {
  /** The text that a search looks through; computed once per row. */
  searchText?: (row: T) => string;
  /** Sortable columns that are not fields of the row, by name. */
  computed?: Record<string, (row: T) => Value>;
}

/** All differences from the seed. */
export interface TableDiff<T> {
  lastId: number;
  changed: T[];
  removed: number[];
}

/** Rows of one entity: a lazily created seed, overlaid by what was written since. Rows are immutable. */
export class Table<T extends Row> {
  readonly options: TableOptions<T>;
  readonly #onWrite: () => void;
  #seed: Seed<T> = {
    count: 0,
    make: () => {
      throw new Error('An empty table has no seed');
    },
  };
  /** Written rows by id; null for removed ones. */
  #written = new Map<number, T | null>();
  #lastId = 0;
  #all: T[] | undefined;
  #searchIndex = new SearchIndex(
    (id) => this.#searchTextOf(id),
    () => this.#lastId,
  );
  #orders = new Map<string, Int32Array>();
  #indexes = new Map<keyof T, ColumnIndex<T>>();

  constructor(onWrite: () => void, options: TableOptions<T> = {}) {
    this.#onWrite = onWrite;
    this.options = options;
  }

  /** Replaces all rows by a seed, without notifying. */
  load(seed: Seed<T>) {
    this.#seed = seed;
    this.#lastId = seed.count;
    this.#written.clear();
    this.#searchIndex.clear();
    this.#indexes.clear();
    this.#invalidateRows();
  }

  find(id: number): T | undefined {
    const written = this.#written.get(id);
    if (written !== undefined) return written ?? undefined;
    return id >= 1 && id <= this.#seed.count && Number.isInteger(id) ? this.#seed.make(id) : undefined;
  }

  /** All rows in id order. */
  all(): readonly T[] {
    if (!this.#all) {
      this.#all = [];
      for (let id = 1; id <= this.#lastId; id += 1) {
        const row = this.find(id);
        if (row) this.#all.push(row);
      }
    }
    return this.#all;
  }

  /** The number of rows; creates none of them. */
  get size() {
    let size = this.#seed.count;
    for (const [id, row] of this.#written) {
      if (row && id > this.#seed.count) size += 1;
      if (!row && id <= this.#seed.count) size -= 1;
    }
    return size;
  }

  /** Rows whose column has this value, in id order. Builds an index on first use. */
  where<C extends keyof T>(column: C, value: T[C]): T[] {
    let index = this.#indexes.get(column);
    if (!index) {
      index = new ColumnIndex(column, this.all());
      this.#indexes.set(column, index);
    }
    return index.idsOf(value).map((id) => this.find(id)!);
  }

  insert(row: Omit<T, 'id'>): T {
    this.#lastId += 1;
    const inserted = { ...row, id: this.#lastId } as T;
    this.#write(inserted.id, undefined, inserted);
    return inserted;
  }

  update(id: number, change: Partial<Omit<T, 'id'>>): T {
    const before = this.find(id);
    if (!before) throw new Error(`No row ${id} to update`);
    const after = { ...before, ...change };
    this.#write(id, before, after);
    return after;
  }

  remove(id: number) {
    const before = this.find(id);
    if (before) this.#write(id, before, null);
  }

  /** Call when a value joined from another table has changed. */
  invalidateSearchTexts() {
    this.#searchIndex.clear();
    this.invalidateOrders();
  }

  /** Call when a computed column may have changed. */
  invalidateOrders() {
    this.#orders.clear();
    this.#searchIndex.forgetSearches();
  }

  /** The matches of a text, which must be in lower case and not empty. */
  search(needle: string) {
    return this.#searchIndex.search(needle);
  }

  /**
   * Prepares the search until a time of `performance.now()`, which creates the rows. Returns whether it is done.
   */
  prepareSearch(until?: number): boolean {
    return this.#searchIndex.prepare(until);
  }

  #searchTextOf(id: number): string {
    const row = this.find(id);
    return row ? (this.options.searchText?.(row) ?? '').toLowerCase() : '';
  }

  /** Ids of all rows, sorted by a column and then by id; undefined if there is no such column. */
  sortedIds(column: string): Int32Array | undefined {
    const cached = this.#orders.get(column);
    if (cached) return cached;
    const ids = column === 'id' ? this.#idsInOrder() : this.#idsBy(column);
    if (ids) this.#orders.set(column, ids);
    return ids;
  }

  /** Without creating the rows, which the first page of 200,000 would wait for. */
  #idsInOrder(): Int32Array {
    const exists = (id: number) =>
      this.#written.get(id) ?? (!this.#written.has(id) && id <= this.#seed.count);
    return Int32Array.from({ length: this.#lastId }, (_, at) => at + 1).filter(exists);
  }

  #idsBy(column: string): Int32Array | undefined {
    const read = this.#columnReader(column);
    return read && Int32Array.from(sortedBy(this.all(), read), ({ id }) => id);
  }

  #columnReader(column: string): ((row: T) => Value) | undefined {
    const { computed = {} } = this.options;
    if (Object.hasOwn(computed, column)) return computed[column];
    const [first] = this.all();
    if (first && !isPlainColumn(first, column)) return undefined;
    return (row) => row[column as keyof T] as Value;
  }

  /** The differences from the seed; `apply` restores them on the same seed. */
  diff(): TableDiff<T> {
    const changed: T[] = [];
    const removed: number[] = [];
    for (const [id, row] of this.#written) {
      if (row) changed.push(row);
      else removed.push(id);
    }
    return { lastId: this.#lastId, changed, removed };
  }

  apply({ lastId, changed, removed }: TableDiff<T>) {
    changed.forEach((row) => this.#written.set(row.id, row));
    removed.forEach((id) => this.#written.set(id, null));
    this.#lastId = lastId;
    this.#searchIndex.clear();
    this.#indexes.clear();
    this.#invalidateRows();
  }

  #write(id: number, before: T | undefined, after: T | null) {
    this.#written.set(id, after);
    this.#searchIndex.invalidate(id);
    for (const index of this.#indexes.values()) index.replace(before, after ?? undefined);
    this.#invalidateRows();
    this.#onWrite();
  }

  #invalidateRows() {
    this.#all = undefined;
    this.invalidateOrders();
  }
}
