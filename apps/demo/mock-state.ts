import type { State } from '#mocks/control/state.ts';

/** Reads the settings of the mock backend. */
export const readMockState = () => requestMock<State>('/mock/state');

/** Resets rows, sessions and settings to the seed of the current world. */
export const resetMock = () => requestMock<State>('/mock/reset', { method: 'POST' });

/** Sends a request of docs/mock-backend.md. Rejects with the message of a refusal. */
export async function requestMock<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  return readAnswer(path, await fetch(path, init));
}

/** The JSON of an answer; undefined if it has none. Throws the message of a refusal. */
export async function readAnswer<Answer>(path: string, response: Response): Promise<Answer> {
  if (response.status === 204) return undefined as Answer;
  const answer = (await response.json()) as Answer & { message?: string };
  if (!response.ok) throw new Error(answer.message ?? `${path} answered ${response.status}`);
  return answer;
}
