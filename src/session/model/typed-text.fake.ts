import type { Client } from './client-code.ts';

interface Left {
  text: string;
  /** Sign-outs in the whole browser when it was typed: a later one may forget it. */
  signOuts: number;
}

/** For the model of the session: the one text field of a tab, which a screen shows while somebody is there. */
export class TypedText {
  readonly #drafts: Client['drafts'];
  readonly #left = new Map<string, Left>();
  #person = '';
  #text = '';
  #unwatch = () => {};
  #signOuts = 0;
  #typed = 0;

  constructor(drafts: Client['drafts']) {
    this.#drafts = drafts;
  }

  /** The screen shows the field to this person. Returns what is wrong with what stands in it. */
  open(person: string, signOuts: number): string | undefined {
    const shown = (this.#drafts.read('field') as string | undefined) ?? '';
    const left = this.#left.get(person);
    this.#left.delete(person);
    this.#person = person;
    this.#text = shown;
    this.#signOuts = signOuts;
    this.#unwatch = this.#drafts.watch('field', () => this.#text);
    if (shown && !shown.startsWith(`${person}:`)) return `${person} sees '${shown}'`;
    if (left && left.signOuts === signOuts && left.text !== shown) return `${person} has lost '${left.text}'`;
    if (shown && !left) return `${person} sees '${shown}' again after a sign-out`;
    return undefined;
  }

  type(signOuts: number) {
    this.#signOuts = signOuts;
    this.#text = `${this.#person}: ${++this.#typed}`;
  }

  /** The screen goes away. */
  close() {
    this.#unwatch();
    if (this.#text) this.#left.set(this.#person, { text: this.#text, signOuts: this.#signOuts });
    this.#text = '';
  }

  /** The person signs out in this tab: nothing may be kept. */
  forget() {
    this.#left.clear();
    this.#text = '';
  }
}
