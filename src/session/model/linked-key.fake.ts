import type { Client } from './client-code.ts';

/** For the model-based test of the session: the keys of links that were opened in a tab. */
export class LinkedKey {
  readonly #handOver: Client['handOver'];
  /** The user to whom each key belongs; undefined while nobody has signed in with it. */
  readonly #owners = new Map<string, string | undefined>();
  /** The last key that was opened by nobody, or by the person whose session had ended. */
  #pending: { key: string; of: string | undefined } | undefined;

  constructor(handOver: Client['handOver']) {
    this.#handOver = handOver;
  }

  /** Opens a link in the tab. The guard of /dash sends anonymous visitors to the sign-in. */
  open(key: string, of: string | undefined, isThere: boolean): string | undefined {
    this.#owners.set(key, of);
    this.#handOver.leave({ of, key });
    this.#pending = { key, of };
    return isThere ? this.arrive(of!, 0) : undefined;
  }

  /** Somebody is signed in. Returns the rule that the key that they are given breaks, if any. */
  arrive(person: string, signOuts: number): string | undefined {
    const { key } = this.#handOver.of(person);
    const { key: lost, of = person } = this.#pending ?? {};
    this.#pending = undefined;
    if (lost && of === person && lost !== key && signOuts === 0) return `${person} has lost the key ${lost}`;
    if (!key) return undefined;
    const owner = this.#owners.get(key) ?? person;
    this.#owners.set(key, person);
    return owner === person ? undefined : `${person} gets the key ${key} of ${owner}`;
  }
}
