/** True for the paths that the mock answers; all others belong to whoever serves the app. */
export const isMockPath = (path: string) => /^\/(api|mock)(\/|$)/.test(path);
