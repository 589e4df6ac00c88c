/**
 * The base path of the demo, with a slash at both ends. A static build can be hosted under any path and derives
 * it from the address of its scripts, `<base>assets/`.
 */
export const base = import.meta.env.PROD
  ? new URL('../', /* @vite-ignore */ import.meta.url).pathname
  : import.meta.env.BASE_URL;
