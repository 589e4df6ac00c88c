/** Singular and plural. */
export type RowName = readonly [one: string, many: string];

/** '1 key', '12 keys', '100,000 users'. */
export const pluralize = (amount: number, [one, many]: RowName) =>
  `${amount.toLocaleString('en')} ${amount === 1 ? one : many}`;
