import { readAnswer } from '#mocks/control/read-answer.ts';
import type { State } from '#mocks/control/state.ts';

/** Reads the settings of the mock backend. */
export const readMockState = () => requestMock<State>('/mock/state');

/** Resets rows, sessions and settings to the seed of the current world. */
export const resetMock = () => requestMock<State>('/mock/reset', { method: 'POST' });

/** Sends a request of docs/mock-backend.md. Rejects with the message of a refusal. */
export async function requestMock<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  return readAnswer(path, await fetch(path, init));
}
