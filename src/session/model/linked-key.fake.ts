import type { Client } from './client-code.ts';

/** For the model-based test of the session: the keys of links that were opened in a tab. */
export class LinkedKey {
  readonly #handOver: Client['handOver'];
  /** The user to whom each key belongs; undefined while nobody has signed in with it. */
  readonly #owners = new Map<string, string | undefined>();
  /** The last key that was opened by nobody. */
  #pending = '';

  constructor(handOver: Client['handOver']) {
    this.#handOver = handOver;
  }

  /** Opens a link in the tab. The guard of /dash sends anonymous visitors to the sign-in. */
  open(key: string, person: string | undefined): string | undefined {
    this.#owners.set(key, undefined);
    this.#handOver.leave({ of: person, key });
    if (person !== undefined) return this.arrive(person, 0);
    this.#pending = key;
    return undefined;
  }

  /** Somebody is signed in. Returns the rule that the key that they are given breaks, if any. */
  arrive(person: string, signOuts: number): string | undefined {
    const { key } = this.#handOver.of(person);
    const lost = this.#pending;
    this.#pending = '';
    if (lost && lost !== key && signOuts === 0) return `${person} has lost the key ${lost}`;
    if (!key) return undefined;
    const owner = this.#owners.get(key) ?? person;
    this.#owners.set(key, person);
    return owner === person ? undefined : `${person} gets the key ${key} of ${owner}`;
  }
}
