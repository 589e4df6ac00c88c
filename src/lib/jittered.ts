/** A time with up to 20 % more or less, so that browsers that begin together do not ask the server together. */
export const jittered = (ms: number): number => ms * (0.8 + 0.4 * Math.random());
