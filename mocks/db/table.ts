import { ColumnIndex } from './column-index.ts';
import { isPlainColumn, sortedBy, type Value } from './order.ts';
import type { Row } from './rows.ts';

/** Where the first rows of a table come from: ids 1 to `count`, each made when first asked for. */
export interface Seed<T> {
  count: number;
  make: (id: number) => T;
}

/** What a table knows about its rows. */
export interface TableOptions<T> {
  /** What a search looks through; computed once a row. */
  text?: (row: T) => string;
  /** Columns that are not plain fields, by the name under which they are sorted. */
  columns?: Record<string, (row: T) => Value>;
}

/** What differs from the seed. */
export interface TableDiff<T> {
  lastId: number;
  changed: T[];
  removed: number[];
}

/** Rows of one entity: a lazily made seed below, what was written on top. Rows are never changed in place. */
export class Table<T extends Row> {
  readonly options: TableOptions<T>;
  readonly #onWrite: () => void;
  #seed: Seed<T> = {
    count: 0,
    make: () => {
      throw new Error('An empty table has no seed');
    },
  };
  #written = new Map<number, T | null>();
  #lastId = 0;
  #all: T[] | undefined;
  #texts: string[] | undefined;
  #staleTexts = new Set<number>();
  #orders = new Map<string, Int32Array>();
  #found: { needle: string; hits: Uint8Array; total: number } | undefined;
  #indexes = new Map<keyof T, ColumnIndex<T>>();

  constructor(onWrite: () => void, options: TableOptions<T> = {}) {
    this.#onWrite = onWrite;
    this.options = options;
  }

  /** Starts over from a seed, without a notice. */
  load(seed: Seed<T>) {
    this.#seed = seed;
    this.#lastId = seed.count;
    this.#written.clear();
    this.#texts = undefined;
    this.#indexes.clear();
    this.#forgetRows();
  }

  find(id: number): T | undefined {
    const written = this.#written.get(id);
    if (written !== undefined) return written ?? undefined;
    return id >= 1 && id <= this.#seed.count && Number.isInteger(id) ? this.#seed.make(id) : undefined;
  }

  /** All rows, lowest id first. Not to be changed by the caller. */
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

  /** Number of rows, without making them. */
  get size() {
    let size = this.#seed.count;
    for (const [id, row] of this.#written) {
      if (row && id > this.#seed.count) size += 1;
      if (!row && id <= this.#seed.count) size -= 1;
    }
    return size;
  }

  /** Rows whose column has this value, by an index. */
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

  /** A joined name changed: every search text is read anew. */
  forgetTexts() {
    this.#texts = undefined;
    this.forgetOrders();
  }

  /** A column that is not a plain field may have changed. */
  forgetOrders() {
    this.#orders.clear();
    this.#found = undefined;
  }

  /** Which ids match a search (in lower case, not empty), as flags by id, and how many. */
  search(needle: string): { hits: Uint8Array; total: number } {
    if (this.#found?.needle === needle) return this.#found;
    const texts = this.#freshTexts();
    const hits = new Uint8Array(texts.length);
    let total = 0;
    for (let id = 1; id < texts.length; id += 1) {
      if (!texts[id]!.includes(needle)) continue;
      hits[id] = 1;
      total += 1;
    }
    this.#found = { needle, hits, total };
    return this.#found;
  }

  /**
   * Search texts by id, in an array of their own: a search that touched the rows as well would take twice as
   * long.
   */
  #freshTexts(): string[] {
    const textOf = (row: T | undefined) => (row ? (this.options.text?.(row) ?? '').toLowerCase() : '');
    const ids = this.#texts ? this.#staleTexts : Array.from({ length: this.#lastId + 1 }, (_, id) => id);
    const texts = (this.#texts ??= []);
    for (const id of ids) texts[id] = textOf(this.find(id));
    this.#staleTexts.clear();
    return texts;
  }

  /**
   * Ids of all rows by a column, lowest first, same values by id; undefined for a column that does not exist.
   */
  idsBy(column: string): Int32Array | undefined {
    const known = this.#orders.get(column);
    if (known) return known;
    const read = this.#reader(column);
    if (!read) return undefined;
    const rows = column === 'id' ? this.all() : sortedBy(this.all(), read);
    const ids = Int32Array.from(rows, ({ id }) => id);
    this.#orders.set(column, ids);
    return ids;
  }

  #reader(column: string): ((row: T) => Value) | undefined {
    const { columns = {} } = this.options;
    if (Object.hasOwn(columns, column)) return columns[column];
    const [first] = this.all();
    if (first && !isPlainColumn(first, column)) return undefined;
    return (row) => row[column as keyof T] as Value;
  }

  /** What differs from the seed; `apply` of it on the same seed gives the same rows. */
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
    this.#texts = undefined;
    this.#indexes.clear();
    this.#forgetRows();
  }

  #write(id: number, before: T | undefined, after: T | null) {
    this.#written.set(id, after);
    this.#staleTexts.add(id);
    for (const index of this.#indexes.values()) index.replace(before, after ?? undefined);
    this.#forgetRows();
    this.#onWrite();
  }

  #forgetRows() {
    this.#all = undefined;
    this.forgetOrders();
  }
}
