/** Runs an action for each item in their order, at most `most` at a time. Rejects as soon as one does. */
export async function forEachConcurrently<Item>(
  most: number,
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  async function work() {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await act(item);
  }
  await Promise.all(Array.from({ length: most }, work));
}
