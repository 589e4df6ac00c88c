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
  #orders = new Map<string, T[]>();
  #indexes = new Map<keyof T, Map<unknown, Set<number>>>();

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

  /** What a search looks through, in lower case. */
  textOf(row: T): string {
    return (this.#texts[row.id] ??= (this.options.text?.(row) ?? '').toLowerCase());
  }

  /** A joined name changed: every search text is read anew. */
  forgetTexts() {
    this.#texts = [];
    this.forgetOrders();
  }

  /** A column that is not a plain field may have changed. */
  forgetOrders() {
    this.#orders.clear();
  }

  /** All rows by a column, lowest first, same values by id; undefined for a column that does not exist. */
  orderedBy(column: string): readonly T[] | undefined {
    if (column === 'id') return this.all();
    const known = this.#orders.get(column);
    if (known) return known;
    const first = this.all()[0];
    const read = this.options.columns?.[column] ?? (first && isPlain(first, column) ? (row: T) => row[column as keyof T] as Value : undefined);
    if (!read) return first ? undefined : this.all();
    const valued = this.all().map((row) => ({ row, value: read(row) }));
    const ordered = valued.sort((a, b) => compare(a.value, b.value) || a.row.id - b.row.id).map(({ row }) => row);
    this.#orders.set(column, ordered);
    return ordered;
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
      if (before) index.get(before[column])?.delete(id);
      if (after) enter(index, after[column], id);
    }
    this.#forgetRows();
    this.#onWrite();
  }

  #forgetRows() {
    this.#all = undefined;
    this.#orders.clear();
  }
}

function enter(index: Map<unknown, Set<number>>, value: unknown, id: number) {
  const ids = index.get(value);
  if (ids) ids.add(id);
  else index.set(value, new Set([id]));
}

function isPlain(row: object, column: string) {
  if (!Object.hasOwn(row, column)) return false;
  const value = (row as Record<string, unknown>)[column];
  return value === null || typeof value !== 'object';
}

/** Nothing first, then numbers by size and texts by letter without regard to case. */
function compare(a: Value, b: Value) {
  const [x, y] = [comparable(a), comparable(b)];
  if (x === y) return 0;
  if (x === null) return -1;
  if (y === null) return 1;
  return x < y ? -1 : 1;
}

const comparable = (value: Value) => (typeof value === 'string' ? value.toLowerCase() : value);
