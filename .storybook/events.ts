// Storybook documents these events for addons, and has no public path to them.
import {
  CURRENT_STORY_WAS_SET,
  GLOBALS_UPDATED,
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_GLOBALS,
  STORY_CHANGED,
} from 'storybook/internal/core-events';

// not `export … from`, which Storybook's build of the preview does not understand
export {
  CURRENT_STORY_WAS_SET,
  GLOBALS_UPDATED,
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_GLOBALS,
  STORY_CHANGED,
};

/** Something that went wrong in a story's page without failing its play. */
export interface ConsoleError {
  kind: 'console.error' | 'unmocked request';
  text: string;
}

/** Channel event from the preview to the panel *Console*: the errors of the current story. */
export const CONSOLE_ERRORS = 'workshop/console-errors';

export interface ConsoleErrors {
  storyId: string;
  errors: ConsoleError[];
}

/** Channel event from the preview to the tab *Mock backend*: what is switched on, in a few words each. */
export const MOCK_SWITCHED_ON = 'workshop/mock-switched-on';
