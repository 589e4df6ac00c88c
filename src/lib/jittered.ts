/** A time with up to a quarter less, so that browsers that begin together do not ask the server together. */
export const jittered = (ms: number): number => ms * (1 - 0.25 * Math.random());
