/** Limits of client and server (LIM-1). Lengths are in characters, durations in hours, prices in cents. */
export const limits = {
  pageSizes: [10, 25, 100],
  defaultPageSize: 10,
  codeLength: 255,
  /** Characters of activation keys (KEY-3). */
  keyCode: /^[A-Za-z0-9-]+$/,
  /** Keys or invite codes to generate at once. */
  amount: { min: 1, max: 100, default: 1 },
  keyDurationHours: { min: 1, default: 24 },
  /** The only plan on sale. */
  plan: { days: 30, cents: 249, currency: 'EUR' },
  clientFileExtension: '.exe',
  versionLength: 50,
  /** First and last year of sent dates. */
  years: { min: 2000, max: 9999 },
} as const;
