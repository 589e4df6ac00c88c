/**
 * NODE_OPTIONS for long runs. With V8's default young generation of 16 MB, collecting garbage took a third of
 * what the server of a story run works: it passes on modules and pictures of megabytes.
 */
export const nodeOptions = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');
