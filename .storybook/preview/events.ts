// Storybook documents these events for addons, and has no public path to them.
import {
  CURRENT_STORY_WAS_SET,
  FORCE_REMOUNT,
  GLOBALS_UPDATED,
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_GLOBALS,
  STORY_ARGS_UPDATED,
  STORY_RENDERED,
} from 'storybook/internal/core-events';

// not `export … from`, which Storybook's build of the preview does not understand
export {
  CURRENT_STORY_WAS_SET,
  FORCE_REMOUNT,
  GLOBALS_UPDATED,
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_GLOBALS,
  STORY_ARGS_UPDATED,
  STORY_RENDERED,
};

/** Channel event from the preview to the tab *Mock backend*: what is switched on, in a few words each. */
export const MOCK_SWITCHED_ON = 'workshop/mock-switched-on';
