/** True for the paths that the mock answers; all others belong to whoever serves the app. */
export const isMockPath = (path: string) => /^\/(api|mock)(\/|$)/.test(path);

/**
 * Name of the service worker's script, below the base of the app; made of worker.js and MSW's own (see
 * worker-script.ts).
 */
export const WORKER_SCRIPT = 'mock-worker.js';
