import { addons } from 'storybook/preview-api';
import { PLAY_FUNCTION_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { createStore } from '#src/lib/create-store.ts';

/** Something that went wrong in a story's page without failing its play. */
export interface ConsoleError {
  kind: 'console.error' | 'unmocked request';
  text: string;
}

const errors: ConsoleError[] = [];
let isExpected = false;

/** Harmless: ResizeObserver reports a skipped frame, and React advises test runners about act(). */
const harmless = [/ResizeObserver loop/, /\bact\b.*(scope|\()/];

/** True for the error of a failed play, which Storybook logs itself when it marks the story. */
const isFailedPlay = (parts: unknown[]) =>
  parts.some((part) => part instanceof Error && part.message === playFailure.get());

const originalError = console.error;
console.error = (...parts: unknown[]) => {
  originalError(...parts);
  const text = parts.map(String).join(' ');
  if (isExpected || isFailedPlay(parts) || harmless.some((pattern) => pattern.test(text))) return;
  errors.push({ kind: 'console.error', text });
};

/** Records a request that no handler answers. */
export function recordUnmocked(method: string, url: string): void {
  errors.push({ kind: 'unmocked request', text: `${method} ${url}` });
}

/** Reason why the play of the story that is open failed, for the panel *Mock backend*. */
export const playFailure = createStore<string | undefined>(undefined);

let isListening = false;

/** Starts a new recording for a story. `expected`: the story causes errors on purpose, so none are recorded. */
export function startRecording(expected: boolean): void {
  if (!isListening)
    addons
      .getChannel()
      .on(PLAY_FUNCTION_THREW_EXCEPTION, ({ message }: { message: string }) => playFailure.set(message));
  isListening = true;
  playFailure.set(undefined);
  isExpected = expected;
  errors.length = 0;
}

/** Returns the errors of the story so far. */
export const consoleErrors = (): ConsoleError[] => [...errors];
