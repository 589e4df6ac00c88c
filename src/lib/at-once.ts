/** Runs an action for each item in their order, at most `most` at a time. Rejects as soon as one does. */
export async function atOnce<Item>(
  most: number,
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  async function work() {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  }
  await Promise.all(Array.from({ length: most }, work));
}
