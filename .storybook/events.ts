/** What went wrong in the page of a story without failing its play. */
export interface ConsoleError {
  kind: 'console.error' | 'unmocked request';
  text: string;
}

/** Channel event from the preview to the panel *Console*: the errors of the story that is shown. */
export const CONSOLE_ERRORS = 'workshop/console-errors';

export interface ConsoleErrors {
  storyId: string;
  errors: ConsoleError[];
}
