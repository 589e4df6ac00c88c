import type { Client } from './client-code.ts';

/** For the model of the session: the one text field of a tab, which a screen shows while somebody is there. */
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
   * The screen shows the field to this person. Returns what is wrong with what stands in it. Text is owed until
   * somebody signs out, in whichever tab: the others hear of that at any time.
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

  /** The screen goes away. */
  close() {
    this.#unwatch();
    if (this.#text) this.#left.set(this.#person, this.#text);
    this.#text = '';
  }

  /** The person signs out in this tab: nothing may be kept. */
  forget() {
    this.#left.clear();
    this.#text = '';
  }
}
