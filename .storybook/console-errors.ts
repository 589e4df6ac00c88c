import { PLAY_FUNCTION_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { CONSOLE_ERRORS, type ConsoleError, type ConsoleErrors } from './events.ts';

const errors: ConsoleError[] = [];
let isExpected = false;
let playError: string | undefined;

/**
 * Not faults of the story: what the browser says when a measured list needs one more frame, and React's
 * advice to test runners.
 */
const harmless = [/ResizeObserver loop/, /\bact\b.*(scope|\()/];

/** Storybook logs the error of a failed play; the story is marked for that already. */
const isFailedPlay = (parts: unknown[]) =>
  parts.some((part) => part instanceof Error && part.message === playError);

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

let isListening = false;

/**
 * Forgets the errors of the story before. `expected`: the story provokes errors on purpose, so none are
 * recorded.
 */
export function startRecording(expected: boolean): void {
  if (!isListening)
    addons
      .getChannel()
      .on(PLAY_FUNCTION_THREW_EXCEPTION, ({ message }: { message: string }) => (playError = message));
  isListening = true;
  playError = undefined;
  isExpected = expected;
  errors.length = 0;
}

/** The errors recorded since the story began; shown in the panel beside the story. */
export function publishErrors(storyId: string): ConsoleError[] {
  const found = [...errors];
  addons.getChannel().emit(CONSOLE_ERRORS, { storyId, errors: found } satisfies ConsoleErrors);
  return found;
}
