// Evaluated once for each page of the tester: what happens for every story hangs on preview.tsx by `afterStory`.
import { afterStory } from './visual/after-story.ts';

document.documentElement.dataset.still = '';
globalThis.afterStory = afterStory;
