// Evaluated once for each page of the tester: what happens for every story hangs on preview.tsx by `afterStory`.
import { configure } from 'storybook/test';
import { afterStory } from './visual/after-story.ts';

document.documentElement.dataset.still = '';
globalThis.afterStory = afterStory;
// a busy machine is no failure: this bounds waiting for what never comes
configure({ asyncUtilTimeout: 15_000 });
