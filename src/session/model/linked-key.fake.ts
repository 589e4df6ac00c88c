import type { Client } from './client-code.ts';

/** For the model-based test of the session: the address of a tab, and the keys of links that were opened in it. */
export class LinkedKey {
  readonly #pendingKey: Client['pendingKey'];
  /** The user to whom each key belongs; undefined while nobody has signed in with it. */
  readonly #owners = new Map<string, string | undefined>();
  /** The query of /dash, or '' elsewhere. */
  #address = '';
  /** The last key that was opened by nobody. */
  #pending = '';

  constructor(pendingKey: Client['pendingKey']) {
    this.#pendingKey = pendingKey;
  }

  /** Opens a link in the tab. The guard of /dash sends anonymous visitors to the sign-in. */
  open(key: string, person: string | undefined): string | undefined {
    this.#address = this.#pendingKey.toQuery(key);
    this.#owners.set(key, undefined);
    if (person !== undefined) return this.arrive(person, 0);
    this.#pending = key;
    this.leave();
    return undefined;
  }

  /** The guard of /dash leaves it for the sign-in. */
  leave() {
    this.#pendingKey.keep(this.#address);
    this.#address = '';
  }

  /** Somebody is signed in. Returns the rule that the key in the address breaks, if any. */
  arrive(person: string, signOuts: number): string | undefined {
    if (!this.#address) {
      this.#address = this.#pendingKey.load(person);
      this.#pendingKey.forget();
    }
    if (!this.#pendingKey.belongsTo(person, this.#address)) this.#address = '';
    const key = this.#pendingKey.read(this.#address);
    const lost = this.#pending;
    this.#pending = '';
    if (lost && lost !== key && signOuts === 0) return `${person} has lost the key ${lost}`;
    if (!key) return undefined;
    const owner = this.#owners.get(key) ?? person;
    this.#owners.set(key, person);
    return owner === person ? undefined : `${person} gets the key ${key} of ${owner}`;
  }
}
