import type { Client } from './client-code.ts';

/** A tab's text field for the model-based test of the session, mounted while a user is signed in. */
export class TypedText {
  readonly #resumeState: Client['resumeState'];
  /** Text that waits for the user's next sign-in. */
  #left: { person: string; text: string } | undefined;
  #person = '';
  #text = '';
  #unwatch = () => {};
  #typed = 0;

  constructor(resumeState: Client['resumeState']) {
    this.#resumeState = resumeState;
  }

  /**
   * Mounts the field and returns the rule that its text breaks, if any. After a sign-out in any tab the text may
   * be lost, because the other tabs learn of it at any time.
   */
  open(person: string, signOuts: number): string | undefined {
    const shown = (this.#resumeState.draft('field') as string | undefined) ?? '';
    const left = this.#left?.person === person ? this.#left.text : undefined;
    this.#left = undefined;
    this.#person = person;
    this.#text = shown;
    this.#unwatch = this.#resumeState.registerForm('field', () => this.#text);
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
    if (this.#text) this.#left = { person: this.#person, text: this.#text };
    this.#text = '';
  }

  /** Drops the text of a user who signs out in this tab. */
  forget() {
    this.#left = undefined;
    this.#text = '';
  }
}
