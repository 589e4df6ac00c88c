import type { Row } from './rows.ts';

/** A value that rows can be sorted by. */
export type Value = string | number | boolean | null;

/** The initial rows of a table: ids 1 to `count`. */
export interface Seed<T> {
  count: number;
  make: (id: number) => T;
}

/** Search and sort rules of a table. */
export interface TableOptions<T> {
  searchText?: (row: T) => string;
  /** Shape whose keys are the only columns to sort by: that of the list's rows in the contract. */
  shown?: object;
  /** Sortable columns that are not fields of the row, by name. */
  computed?: Record<string, (row: T) => Value>;
}

/** Differences of a table from its seed. */
export interface TableDiff<T> {
  lastId: number;
  changed: T[];
  removed: number[];
}

/** Rows of one entity: the seed, created on first access, and later writes. Rows are immutable. */
export class Table<T extends Row> {
  readonly options: TableOptions<T>;
  readonly #onWrite: () => void;
  #seed: Seed<T> | undefined;
  /** Rows by id, in the order of ids; undefined until first access. */
  #made: Map<number, T> | undefined;
  #written = new Set<number>();
  #lastId = 0;

  constructor(onWrite: () => void, options: TableOptions<T> = {}) {
    this.#onWrite = onWrite;
    this.options = options;
  }

  /** Replaces all rows by a seed, without notifying. Without a seed the table is empty. */
  load(seed?: Seed<T>) {
    this.#seed = seed;
    this.#lastId = seed?.count ?? 0;
    this.#made = undefined;
    this.#written.clear();
  }

  get #rows(): Map<number, T> {
    if (!this.#made) {
      this.#made = new Map();
      for (let id = 1; id <= (this.#seed?.count ?? 0); id += 1) this.#made.set(id, this.#seed!.make(id));
    }
    return this.#made;
  }

  find(id: number): T | undefined {
    return this.#rows.get(id);
  }

  /** Returns all rows in id order. */
  all(): readonly T[] {
    return [...this.#rows.values()];
  }

  get size() {
    return this.#rows.size;
  }

  where<C extends keyof T>(column: C, value: T[C]): T[] {
    const found = [];
    for (const row of this.#rows.values()) if (row[column] === value) found.push(row); // no copy of all: called for each row of a list
    return found;
  }

  insert(row: Omit<T, 'id'>): T {
    const id = this.#lastId + 1;
    return this.#write(id, { ...row, id } as T);
  }

  update(id: number, change: Partial<Omit<T, 'id'>>): T {
    const before = this.find(id);
    if (!before) throw new Error(`No row ${id} to update`);
    return this.#write(id, { ...before, ...change });
  }

  /** Returns the row, or undefined if there was none. */
  remove(id: number): T | undefined {
    const row = this.find(id);
    if (!this.#rows.delete(id)) return undefined;
    this.#written.add(id);
    this.#onWrite();
    return row;
  }

  /** Returns the differences from the seed; `apply` restores them on the same seed. */
  diff(): TableDiff<T> {
    const ids = [...this.#written];
    return {
      lastId: this.#lastId,
      changed: ids.flatMap((id) => this.find(id) ?? []),
      removed: ids.filter((id) => !this.find(id)),
    };
  }

  apply({ lastId, changed, removed }: TableDiff<T>) {
    const rows = this.#rows;
    changed.forEach((row) => rows.set(row.id, row));
    removed.forEach((id) => rows.delete(id));
    [...changed.map(({ id }) => id), ...removed].forEach((id) => this.#written.add(id));
    this.#lastId = lastId;
  }

  #write(id: number, row: T): T {
    this.#rows.set(id, row);
    this.#written.add(id);
    this.#lastId = Math.max(this.#lastId, id);
    this.#onWrite();
    return row;
  }
}
