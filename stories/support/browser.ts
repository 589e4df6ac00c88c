import { spyOn } from 'storybook/test';
import { redirect } from '#src/screens/dashboard/panel/navigate-away.ts';

// For `beforeEach`; Storybook restores the browser's own before the next story.

/** Keeps the browser from leaving the page, which would end the story. */
export const catchDepartures = () => void spyOn(redirect, 'assign').mockImplementation(() => {});

/** Names of the files that the story would have saved. */
export const downloads: string[] = [];

/** Saves no files, and collects their names. */
export function catchDownloads() {
  downloads.length = 0;
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
}
