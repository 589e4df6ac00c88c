import type { State, StateChange } from '#mocks/control/state.ts';

/** Reads the settings of the mock backend. */
export const readMockState = () => request('/mock/state');

/** Changes some settings; resolves to all of them. */
export const changeMockState = (change: StateChange) =>
  request('/mock/state', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });

/** Resets rows, sessions and settings to the seed of the current world. */
export const resetMock = () => request('/mock/reset', { method: 'POST' });

async function request(path: string, init?: RequestInit): Promise<State> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as State;
}
