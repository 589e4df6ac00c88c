export type RowName = readonly [one: string, many: string];

/** Formats '100,000'. */
export const formatCount = (amount: number) => amount.toLocaleString('en');

/** Formats '1 key', '12 keys', '100,000 users'. */
export const pluralize = (amount: number, [one, many]: RowName) =>
  `${formatCount(amount)} ${amount === 1 ? one : many}`;
