import { stateIn } from '#mocks/control/state-link.ts';
import { USERNAME } from '#src/contract/session.ts';
import { storage } from '#src/app/storage.ts';
import { requestMock } from './mock-state.ts';

/** Puts the mock backend into the state of a state link. Returns a message if that fails. */
export async function openStateLink(): Promise<string | undefined> {
  const page = new URL(location.href);
  if (!page.searchParams.has('state')) return undefined;
  try {
    const state = stateIn(page.href);
    await requestMock('/mock/state', { method: 'PUT', body: JSON.stringify(state) });
    storage.remove(USERNAME); // so that no ended session is announced
    return undefined;
  } catch (error) {
    return `This state link cannot be opened: ${(error as Error).message}`;
  } finally {
    page.searchParams.delete('state');
    history.replaceState(null, '', page);
  }
}
