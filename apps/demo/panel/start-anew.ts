import { tabStorage } from '#src/lib/storage.ts';
import type { Mock } from './mock-context.ts';

/** Key in the tab's storage of the state before the last reset. */
const UNDO = 'demo-undo';

/** The state before the last reset of this tab. */
export const undoOfReset = {
  read: () => tabStorage.read(UNDO),
  forget: () => tabStorage.remove(UNDO),
};

/** Begins another world, in a way that can be undone. Rows and sessions change, so the page is loaded anew. */
export async function startAnew(request: Mock['request'], begin: () => Promise<unknown>): Promise<void> {
  tabStorage.write(UNDO, JSON.stringify(await request('/mock/saved-state')));
  await begin();
  location.reload();
}
