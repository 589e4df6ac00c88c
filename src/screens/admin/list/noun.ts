/** What a list's rows are called: one, many. */
export type Noun = readonly [one: string, many: string];

/** '1 key', '12 keys', '100,000 users'. */
export const counted = (amount: number, [one, many]: Noun) =>
  `${amount.toLocaleString('en')} ${amount === 1 ? one : many}`;
