// Evaluated for each test file, in one page: hooks belong to the file for which it is evaluated.
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { replaceDate } from '#apps/demo/replace-date.ts';
import { afterStory } from './checks/after-story.ts';
import { forgetDialogs } from './checks/dialog-focus.ts';
import { currentStory } from './checks/current-story.ts';
import { waitUntilLoaded } from './checks/stabilize.ts';
import { requestsAnswered } from './preview/worker.ts';

/**
 * Restores the clock. Vitest names this module's next import by the time; a story's clock would repeat the name,
 * and the next file would have no hooks.
 */
afterAll(() => replaceDate());

globalThis.afterStory = async (story, consoleErrors) => {
  if (!currentStory.isWatched) throw new Error('The hooks of vitest.setup.ts do not run for this file');
  currentStory.hasPlayed = true;
  // a part of the page may still be loading that the play had no need of
  await waitUntilLoaded(() => Promise.all([vi.dynamicImportSettled(), requestsAnswered()]));
  await afterStory(story).catch((error: unknown) => expect.soft(error).toBeUndefined());
  expect.soft(consoleErrors(), 'errors in the console').toEqual([]);
};

/**
 * Allows one retry of a play; the summary lists such stories. Checks after the play are not retried, as a retry
 * would hide a flaw.
 */
beforeEach(({ task }) => {
  forgetDialogs();
  Object.assign(currentStory, { isWatched: true, hasPlayed: false });
  Object.assign(task, { retry: { count: 1, condition: () => !currentStory.hasPlayed } });
});

afterEach(() => {
  currentStory.isWatched = false;
});

/** The address of the story is added by Storybook after each try: once is enough. */
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? [])
    error.message = error.message.replace(/^\s*\S*Click to debug.*\s*/, '');
});

/** Drops axe's full result, which Storybook attaches to each test for its panel: a test run would transfer megabytes. */
afterEach(({ task }) => {
  if (import.meta.env.VITEST_STORYBOOK === 'false') delete (task.meta as { reports?: unknown }).reports;
});
