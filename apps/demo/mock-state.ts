import type { State, StateChange } from '#mocks/control/state.ts';

/** Reads the settings of the mock backend. */
export const readMockState = () => requestMock<State>('/mock/state');

/** Changes some settings; resolves to all of them. */
export const changeMockState = (change: StateChange) =>
  requestMock<State>('/mock/state', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });

/** Resets rows, sessions and settings to the seed of the current world. */
export const resetMock = () => requestMock<State>('/mock/reset', { method: 'POST' });

/** Sends a request of docs/mock-backend.md. Rejects with the message of a refusal. */
export async function requestMock<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(path, init);
  const answer = (await response.json()) as Answer & { message?: string };
  if (!response.ok) throw new Error(answer.message ?? `${path} answered ${response.status}`);
  return answer;
}
