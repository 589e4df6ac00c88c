/**
 * Path below which the demo lives, with a slash at both ends. A static build may lie anywhere and learns it
 * from where its own scripts lie, which is `<base>assets/`.
 */
export const base = import.meta.env.PROD
  ? new URL('../', /* @vite-ignore */ import.meta.url).pathname
  : import.meta.env.BASE_URL;
