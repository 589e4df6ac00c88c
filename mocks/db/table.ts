import type { Row } from './rows.ts';

/** Where the first rows of a table come from: ids 1 to `count`, each made when first asked for. */
export interface Seed<T> {
  count: number;
  make: (id: number) => T;
}

type Value = string | number | boolean | null;

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
  #seed: Seed<T> = { count: 0, make: () => { throw new Error('An empty table has no seed'); } };
  #written = new Map<number, T | null>();
  #lastId = 0;
  #all: T[] | undefined;
  #texts: (string | undefined)[] = [];
  #orders = new Map<string, Int32Array>();
  #found: { needle: string; hits: Uint8Array; total: number } | undefined;
  #indexes = new Map<keyof T, Map<unknown, number[]>>();

  constructor(onWrite: () => void, options: TableOptions<T> = {}) {
    this.#onWrite = onWrite;
    this.options = options;
  }

  /** Starts over from a seed, without a notice. */
  load(seed: Seed<T>) {
    this.#seed = seed;
    this.#lastId = seed.count;
    this.#written.clear();
    this.#texts = [];
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
      index = new Map();
      this.#indexes.set(column, index);
      for (const row of this.all()) enter(index, row[column], row.id);
    }
    return [...(index.get(value) ?? [])].sort((a, b) => a - b).map((id) => this.find(id)!);
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
    this.#texts = [];
    this.forgetOrders();
  }

  /** A column that is not a plain field may have changed. */
  forgetOrders() {
    this.#orders.clear();
    this.#found = undefined;
  }

  /** Which ids match a search, as flags by id, and how many. The search is done in id order, which is how rows lie in memory. */
  search(needle: string): { hits: Uint8Array; total: number } {
    if (this.#found?.needle === needle) return this.#found;
    const hits = new Uint8Array(this.#lastId + 1);
    let total = 0;
    for (const row of this.all()) {
      const text = (this.#texts[row.id] ??= (this.options.text?.(row) ?? '').toLowerCase());
      if (text.includes(needle)) {
        hits[row.id] = 1;
        total += 1;
      }
    }
    this.#found = { needle, hits, total };
    return this.#found;
  }

  /** Ids of all rows by a column, lowest first, same values by id; undefined for a column that does not exist. */
  idsBy(column: string): Int32Array | undefined {
    const known = this.#orders.get(column);
    if (known) return known;
    const read = this.#reader(column);
    if (!read) return undefined;
    let rows: readonly Row[] = this.all();
    if (column !== 'id') {
      const valued = this.all().map((row) => ({ id: row.id, value: comparable(read(row)) }));
      rows = valued.sort((a, b) => compare(a.value, b.value) || a.id - b.id);
    }
    const ids = Int32Array.from(rows, ({ id }) => id);
    this.#orders.set(column, ids);
    return ids;
  }

  #reader(column: string): ((row: T) => Value) | undefined {
    const { columns = {} } = this.options;
    if (Object.hasOwn(columns, column)) return columns[column];
    const [first] = this.all();
    if (first && !isPlain(first, column)) return undefined;
    return (row) => row[column as keyof T] as Value;
  }

  /** What differs from the seed; `apply` of it on the same seed gives the same rows. */
  diff(): TableDiff<T> {
    const changed: T[] = [];
    const removed: number[] = [];
    for (const [id, row] of this.#written) row ? changed.push(row) : removed.push(id);
    return { lastId: this.#lastId, changed, removed };
  }

  apply({ lastId, changed, removed }: TableDiff<T>) {
    changed.forEach((row) => this.#written.set(row.id, row));
    removed.forEach((id) => this.#written.set(id, null));
    this.#lastId = lastId;
    this.#texts = [];
    this.#indexes.clear();
    this.#forgetRows();
  }

  #write(id: number, before: T | undefined, after: T | null) {
    this.#written.set(id, after);
    this.#texts[id] = undefined;
    for (const [column, index] of this.#indexes) {
      if (before && after && before[column] === after[column]) continue;
      if (before) leave(index, before[column], id);
      if (after) enter(index, after[column], id);
    }
    this.#forgetRows();
    this.#onWrite();
  }

  #forgetRows() {
    this.#all = undefined;
    this.forgetOrders();
  }
}

function enter(index: Map<unknown, number[]>, value: unknown, id: number) {
  const ids = index.get(value);
  if (ids) ids.push(id);
  else index.set(value, [id]);
}

function leave(index: Map<unknown, number[]>, value: unknown, id: number) {
  const ids = index.get(value);
  ids?.splice(ids.indexOf(id), 1);
}

function isPlain(row: object, column: string) {
  if (!Object.hasOwn(row, column)) return false;
  const value = (row as Record<string, unknown>)[column];
  return value === null || typeof value !== 'object';
}

const comparable = (value: Value) => (typeof value === 'string' ? value.toLowerCase() : value);

/** Nothing first, then numbers by size and texts by letter. */
function compare(a: Value, b: Value) {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : 1;
}
