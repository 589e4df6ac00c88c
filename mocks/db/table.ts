import { ColumnIndex } from './column-index.ts';
import { isPlainColumn, sortedBy, type Value } from './order.ts';
import type { Row } from './rows.ts';

/** The initial rows of a table: ids 1 to `count`, each created on first access. */
export interface Seed<T> {
  count: number;
  make: (id: number) => T;
}

/** How a table searches and sorts its rows. */
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

/** Matches of a search: a flag for each id, and their number. */
interface Matches {
  needle: string;
  hits: Uint8Array;
  total: number;
}

/** How many searches are remembered: those of ten people who type and turn pages at once. */
const REMEMBERED_SEARCHES = 30;

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
  /** Search texts by id, of the ids that have been prepared. */
  #texts = [''];
  #staleTexts = new Set<number>();
  #orders = new Map<string, Int32Array>();
  /** The latest first. */
  #searches: Matches[] = [];
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
    this.#texts = [''];
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
    this.#texts = [''];
    this.invalidateOrders();
  }

  /** Call when a computed column may have changed. */
  invalidateOrders() {
    this.#orders.clear();
    this.#searches = [];
  }

  /** The matches of a text, which must be in lower case and not empty. */
  search(needle: string): Matches {
    const known = this.#searches.find((search) => search.needle === needle);
    const matches = known ?? this.#matchesOf(needle);
    const others = this.#searches.filter((search) => search !== known);
    this.#searches = [matches, ...others].slice(0, REMEMBERED_SEARCHES);
    return matches;
  }

  #matchesOf(needle: string): Matches {
    const texts = this.#searchTextsById();
    // while somebody types, only what matched the letters before can match
    const [within] = this.#searches
      .filter((search) => needle.includes(search.needle))
      .sort((a, b) => a.total - b.total);
    const hits = new Uint8Array(texts.length);
    let total = 0;
    for (let id = 1; id < texts.length; id += 1) {
      if ((within && !within.hits[id]) || !texts[id]!.includes(needle)) continue;
      hits[id] = 1;
      total += 1;
    }
    return { needle, hits, total };
  }

  /**
   * Makes search texts, and so the rows, until a time of `performance.now()`. Returns whether none is missing.
   */
  prepareSearch(until = Infinity): boolean {
    while (this.#texts.length <= this.#lastId) {
      if (performance.now() > until) return false;
      for (let made = 0; made < 50 && this.#texts.length <= this.#lastId; made += 1)
        this.#texts.push(this.#textOf(this.#texts.length));
    }
    return true;
  }

  /** Kept apart from the rows: in 200,000 rows a search that also reads them takes twice as long. */
  #searchTextsById(): string[] {
    for (const id of this.#staleTexts) if (id < this.#texts.length) this.#texts[id] = this.#textOf(id);
    this.#staleTexts.clear();
    this.prepareSearch();
    return this.#texts;
  }

  #textOf(id: number): string {
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
    this.#texts = [''];
    this.#indexes.clear();
    this.#invalidateRows();
  }

  #write(id: number, before: T | undefined, after: T | null) {
    this.#written.set(id, after);
    this.#staleTexts.add(id);
    for (const index of this.#indexes.values()) index.replace(before, after ?? undefined);
    this.#invalidateRows();
    this.#onWrite();
  }

  #invalidateRows() {
    this.#all = undefined;
    this.invalidateOrders();
  }
}
