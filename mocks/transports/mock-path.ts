/** True for paths that the mock answers. */
export const isMockPath = (path: string) => /^\/((api|mock)(\/|$)|openapi\.json$)/.test(path);

/** The event of Vite's connection after a change of the mock's state, in development. */
export const MOCK_CHANGE = 'mock:change';

/** The event of Vite's connection with a call to the mock backend, or without one when the log was emptied. */
export const MOCK_CALL = 'mock:call';

/** The file name of the service worker's script, which worker-script.ts builds. */
export const WORKER_SCRIPT = 'mock-worker.js';
