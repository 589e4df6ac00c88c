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
