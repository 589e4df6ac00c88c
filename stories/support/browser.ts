import { spyOn } from 'storybook/test';
import { redirect } from '#src/screens/dashboard/panel/navigate-away.ts';

/** For `beforeEach`: keeps the browser from leaving the page, which would end the story. Returns the undo. */
export function catchDepartures() {
  const spy = spyOn(redirect, 'assign').mockImplementation(() => {});
  return () => spy.mockRestore();
}

/** For `beforeEach`: collects the names of files that would be saved. Returns the undo. */
export function catchDownloads(names: string[]) {
  const spy = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return () => spy.mockRestore();
}

/** For `beforeEach`: both, beginning with an empty list of downloads. Returns the undo. */
export function catchLeaving(downloads: string[]) {
  downloads.length = 0;
  const undo = [catchDepartures(), catchDownloads(downloads)];
  return () => undo.forEach((undoOne) => undoOne());
}
