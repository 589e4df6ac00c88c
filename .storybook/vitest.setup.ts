// Evaluated for each test file, in one page: hooks belong to the file for which it is evaluated.
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { replaceDate } from '#apps/demo/replace-date.ts';
import { afterStory } from './checks/after-story.ts';
import { forgetDialogs } from './checks/dialog-focus.ts';
import { played } from './checks/played.ts';
import { waitUntilLoaded } from './checks/still.ts';
import { requestsAnswered } from './preview/worker.ts';

/**
 * Vitest imports this module anew for the next file by adding the time to its name. By the clock of a story
 * that would be the same name, and the next file would have no hooks.
 */
afterAll(() => replaceDate());

globalThis.afterStory = async (story, consoleErrors) => {
  if (!played.isWatched) throw new Error('The hooks of vitest.setup.ts do not run for this file');
  played.hasPlayed = true;
  // a part of the page may still be loading that the play had no need of
  await waitUntilLoaded(() => Promise.all([vi.dynamicImportSettled(), requestsAnswered()]));
  await afterStory(story).catch((error: unknown) => expect.soft(error).toBeUndefined());
  expect.soft(consoleErrors(), 'errors in the console').toEqual([]);
};

/**
 * A play may be retried once; the run's summary lists such stories. What is found after the play is not
 * retried: a changed picture, an accessibility violation or a console error is there each time, or a retry
 * would hide a flaw.
 */
beforeEach(({ task }) => {
  forgetDialogs();
  Object.assign(played, { isWatched: true, hasPlayed: false });
  Object.assign(task, { retry: { count: 1, condition: () => !played.hasPlayed } });
});

afterEach(() => {
  played.isWatched = false;
});

/** The address of the story is added by Storybook after each try: once is enough. */
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? [])
    error.message = error.message.replace(/^\s*\S*Click to debug.*\s*/, '');
});

/**
 * Drops axe's full result, which Storybook attaches to each test for its panel: a test run would transfer
 * megabytes.
 */
afterEach(({ task }) => {
  if (import.meta.env.VITEST_STORYBOOK === 'false') delete (task.meta as { reports?: unknown }).reports;
});
