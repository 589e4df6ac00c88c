import type { Client } from './client-code.ts';

/** For the model-based test of the session: the text field of a tab, mounted while a user is signed in. */
export class TypedText {
  readonly #drafts: Client['drafts'];
  readonly #left = new Map<string, string>();
  #person = '';
  #text = '';
  #unwatch = () => {};
  #typed = 0;

  constructor(drafts: Client['drafts']) {
    this.#drafts = drafts;
  }

  /**
   * Mounts the field and returns the rule that its text breaks, if any. After a sign-out in any tab the text may
   * be lost, because the other tabs learn of it at any time.
   */
  open(person: string, signOuts: number): string | undefined {
    const shown = (this.#drafts.read('field') as string | undefined) ?? '';
    const left = this.#left.get(person);
    this.#left.delete(person);
    this.#person = person;
    this.#text = shown;
    this.#unwatch = this.#drafts.watch('field', () => this.#text);
    if (shown && !shown.startsWith(`${person}:`)) return `${person} sees '${shown}'`;
    if (left !== undefined && signOuts === 0 && left !== shown) return `${person} has lost '${left}'`;
    if (shown && left === undefined) return `${person} sees '${shown}' again after a sign-out`;
    return undefined;
  }

  type() {
    this.#text = `${this.#person}: ${++this.#typed}`;
  }

  /** Unmounts the field. */
  close() {
    this.#unwatch();
    if (this.#text) this.#left.set(this.#person, this.#text);
    this.#text = '';
  }

  /** The user signs out in this tab, so no text may be kept. */
  forget() {
    this.#left.clear();
    this.#text = '';
  }
}
