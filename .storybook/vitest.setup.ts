// Evaluated once per tester page; hooks for every story are registered in preview.tsx as `afterStory`.
import { afterEach, beforeEach } from 'vitest';
import { afterStory } from './visual/after-story.ts';

/** The names of the stories to run, by file, if the run is limited to some. */
const only = JSON.parse(import.meta.env.ONLY_STORIES || '{}') as Record<string, string[]>;
let hasPlayed = false;

globalThis.afterStory = (story) => {
  hasPlayed = true;
  return afterStory(story);
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
  Object.assign(task, { retry: { count: 1, condition: () => !hasPlayed } });
});

/**
 * Drops axe's full result, which Storybook attaches to each test for its panel: a test run would transfer
 * megabytes.
 */
afterEach(({ task }) => {
  if (import.meta.env.VITEST_STORYBOOK === 'false') delete (task.meta as { reports?: unknown }).reports;
});
