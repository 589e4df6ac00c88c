// Evaluated once per tester page; hooks for every story are registered in preview.tsx as `afterStory`.
import { afterEach, beforeEach, vi } from 'vitest';
import { afterStory } from './visual/after-story.ts';
import { requestsAnswered } from './worker.ts';

/** The names of the stories to run, by file, if the run is limited to some. */
const only = JSON.parse(import.meta.env.ONLY_STORIES || '{}') as Record<string, string[]>;
let hasPlayed = false;
/** What was found after the play. */
let problems: string[] = [];

globalThis.afterStory = async (story, consoleErrors) => {
  hasPlayed = true;
  // a part of the page may still be loading that the play had no need of
  await vi.dynamicImportSettled();
  await requestsAnswered();
  problems = await afterStory(story).catch((error: unknown) => [String(error)]);
  problems.push(...consoleErrors().map(({ kind, text }) => `while the story was shown, ${kind}: ${text}`));
};

/**
 * A play may be retried once; the run's summary lists such stories. What is found after the play is not
 * retried: a changed picture, an accessibility violation or a console error is there each time, or a retry
 * would hide a flaw.
 */
beforeEach(({ task, skip }) => {
  const names = only[task.file.name];
  skip(names !== undefined && !names.includes(task.name));
  hasPlayed = false;
  problems = [];
  Object.assign(task, { retry: { count: 1, condition: () => !hasPlayed } });
});

afterEach(() => {
  if (problems.length) throw new Error(problems.join('\n'));
});

/**
 * Drops axe's full result, which Storybook attaches to each test for its panel: a test run would transfer
 * megabytes.
 */
afterEach(({ task }) => {
  if (import.meta.env.VITEST_STORYBOOK === 'false') delete (task.meta as { reports?: unknown }).reports;
});
