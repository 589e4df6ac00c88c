// Evaluated once for each page of the tester: what happens for every story hangs on preview.tsx by
// `afterStory`.
import { afterEach, beforeEach } from 'vitest';
import { afterStory } from './visual/after-story.ts';

/** Where the run is about single stories: their names by file. */
const only = JSON.parse(import.meta.env.ONLY_STORIES || '{}') as Record<string, string[]>;
let hasPlayed = false;

globalThis.afterStory = (story) => {
  hasPlayed = true;
  return afterStory(story);
};

/**
 * A play may be tried once more (the run's summary says which were). What is found after it is never tried
 * again: a picture that differs, a violation of accessibility and an error in the console are there each
 * time, or hide a flaw.
 */
beforeEach(({ task, skip }) => {
  const names = only[task.file.name];
  skip(names !== undefined && !names.includes(task.name));
  hasPlayed = false;
  Object.assign(task, { retry: { count: 1, condition: () => !hasPlayed } });
});

/**
 * Storybook hangs the whole of axe's answer on each test, for its own panel; nobody reads it here, and a run
 * would send megabytes.
 */
afterEach(({ task }) => {
  if (import.meta.env.VITEST_STORYBOOK === 'false') delete (task.meta as { reports?: unknown }).reports;
});
