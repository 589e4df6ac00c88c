import { spyOn } from 'storybook/test';
import { redirect } from '#src/screens/dashboard/panel/navigate-away.ts';

// For `beforeEach`; Storybook restores the browser's own before the next story.

/** Keeps the browser from leaving the page, which would end the story. */
export const catchDepartures = () => void spyOn(redirect, 'assign').mockImplementation(() => {});

/** Collects the names of files that would be saved, beginning with none. */
export function catchDownloads(names: string[]) {
  names.length = 0;
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
}
