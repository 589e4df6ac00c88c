import type { MockSource } from '#apps/demo/panel/use-mock-state.ts';

/** The mock backend of the story that is open, for the panel beside it. */
export interface StoryBackend extends MockSource {
  /** Reason why the play failed; undefined if it did not. */
  failure: { get(): string | undefined; subscribe(listener: () => void): () => void };
}

/** Channel event from the preview to the tab *Mock backend*: short names of everything switched on. */
export const MOCK_SWITCHED_ON = 'workshop/mock-switched-on';

/** True for a story that calls the mock backend: parts of the kit and foundations do not, and load without it. */
export const hasBackend = (parameters: { fileName?: string } = {}) =>
  !/\/stories\/(ui|foundations)\//.test(parameters.fileName ?? '');

/** Event of Storybook's window after the canvas, and with it the backend, has reloaded. */
export const BACKEND_LOADED = 'mock-backend-loaded';

declare global {
  interface Window {
    /** Backend of the open story, in the window of the canvas. The panel is a page of the same origin. */
    storyBackend?: StoryBackend;
  }
}

/** Returns the canvas's mock backend, from this page or the canvas inside Storybook; undefined until it has loaded. */
export const findBackend = () =>
  window.storyBackend ??
  parent.document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')?.contentWindow?.storyBackend;

/** Calls `listener` when the canvas has reloaded; returns a function that unsubscribes. */
export function onBackendLoaded(listener: () => void): () => void {
  parent.addEventListener(BACKEND_LOADED, listener);
  const stop = () => parent.removeEventListener(BACKEND_LOADED, listener);
  addEventListener('pagehide', stop);
  return stop;
}
