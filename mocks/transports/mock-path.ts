/** Whether the mock answers requests to this path. */
export const isMockPath = (path: string) => /^\/(api|mock)(\/|$)/.test(path);

/** The file name of the service worker's script, which worker-script.ts builds. */
export const WORKER_SCRIPT = 'mock-worker.js';
