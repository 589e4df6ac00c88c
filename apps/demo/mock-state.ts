import type { State, StateChange } from '#mocks/third-parties/state.ts';

/** The controls of the mock backend, the same through a server and through the service worker. */
export const readMockState = () => ask('/mock/state');

/** Changes parts of the state and resolves to the whole. */
export const changeMockState = (change: StateChange) =>
  ask('/mock/state', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });

/** Back to the seed of the present world: rows, sessions and settings. */
export const resetMock = () => ask('/mock/reset', { method: 'POST' });

async function ask(path: string, init?: RequestInit): Promise<State> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as State;
}
