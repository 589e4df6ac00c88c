/**
 * Words for an expiry and a box that seem to disagree. Neither is changed for it: the server keeps both
 * (DEC-67).
 */
export function expiryCaution(
  expirationDate: string | undefined,
  isExpired: boolean,
  now: number = Date.now(),
): string | undefined {
  if (expirationDate === undefined) return undefined;
  const hasPassed = Date.parse(expirationDate) <= now;
  if (hasPassed && !isExpired) return 'This date has passed, but Expired is not ticked.';
  if (!hasPassed && isExpired) return 'Expired is ticked, but this date lies ahead.';
  return undefined;
}
