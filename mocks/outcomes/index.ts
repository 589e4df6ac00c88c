import type { Outcomes } from './outcome.ts';

/** Every documented outcome of every endpoint, by the endpoint's name and the outcome's own. */
export const outcomes: Record<string, Outcomes> = {};
