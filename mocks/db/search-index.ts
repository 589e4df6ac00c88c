/** Matches of a search: a flag for each id, and their number. */
interface Matches {
  hits: Uint8Array;
  total: number;
}

/** Number of cached searches, for people who turn pages. */
const REMEMBERED_SEARCHES = 30;

/**
 * The search texts of a table and its latest searches. The texts are kept apart from the rows: in 200,000 rows a
 * search that also reads them takes twice as long.
 */
export class SearchIndex {
  readonly #textOf: (id: number) => string;
  readonly #lastId: () => number;
  /** By id, as far as they have been made. */
  #texts = [''];
  #stale = new Set<number>();
  #searches = new Map<string, Matches>();

  constructor(textOf: (id: number) => string, lastId: () => number) {
    this.#textOf = textOf;
    this.#lastId = lastId;
  }

  /** Call when any text may have changed. */
  clear() {
    this.#texts = [''];
    this.#stale.clear();
    this.forgetSearches();
  }

  /** Call when the row of this id was written. */
  invalidate(id: number) {
    this.#stale.add(id);
    this.forgetSearches();
  }

  forgetSearches() {
    this.#searches.clear();
  }

  /** The matches of a text, which must be in lower case and not empty. */
  search(needle: string): Matches {
    const matches = this.#searches.get(needle) ?? this.#matchesOf(needle);
    if (this.#searches.size === REMEMBERED_SEARCHES) this.#searches.clear();
    this.#searches.set(needle, matches);
    return matches;
  }

  /** Makes texts until a time of `performance.now()`. Returns whether none is missing. */
  prepare(until = Infinity): boolean {
    while (this.#texts.length <= this.#lastId()) {
      if (performance.now() > until) return false;
      for (let made = 0; made < 50 && this.#texts.length <= this.#lastId(); made += 1)
        this.#texts.push(this.#textOf(this.#texts.length));
    }
    return true;
  }

  #matchesOf(needle: string): Matches {
    const texts = this.#currentTexts();
    const hits = new Uint8Array(texts.length);
    let total = 0;
    for (let id = 1; id < texts.length; id += 1) {
      if (!texts[id]!.includes(needle)) continue;
      hits[id] = 1;
      total += 1;
    }
    return { hits, total };
  }

  #currentTexts(): string[] {
    for (const id of this.#stale) if (id < this.#texts.length) this.#texts[id] = this.#textOf(id);
    this.#stale.clear();
    this.prepare();
    return this.#texts;
  }
}
