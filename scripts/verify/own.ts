import type { Answer, Visitor } from './visitor.ts';

/** What a run with --writes has made, and how to remove what is left of it. */
export class Own {
  /** The beginning of all names, so that nothing of others is touched. */
  readonly name = `verify${crypto.randomUUID().replaceAll('-', '').slice(0, 10)}`;
  password = `Pass-${crypto.randomUUID()}`;
  visitor: Visitor | undefined;
  userId: number | undefined;
  productId: number | undefined;
  keyId: number | undefined;
  keyCode: string | undefined;
  inviteId: number | undefined;
  subscriptionId: number | undefined;
  readonly #left = new Map<string, () => Promise<Answer>>();

  /** Remembers how to remove a row, such as 'key 7'. */
  made(row: string, remove: () => Promise<Answer>): void {
    this.#left.set(row, remove);
  }

  /** The row has been removed by the run itself. */
  removed(row: string): void {
    this.#left.delete(row);
  }

  /** Removes what is left, the latest first. Returns the rows that could not be removed. */
  async removeRest(): Promise<string[]> {
    const failed = [];
    for (const [row, remove] of [...this.#left].toReversed()) {
      const status = await remove().then(
        (answer) => answer.status,
        () => 0,
      );
      // another row may have taken it along
      if ((status < 200 || status >= 300) && status !== 404) failed.push(row);
    }
    return failed;
  }
}
