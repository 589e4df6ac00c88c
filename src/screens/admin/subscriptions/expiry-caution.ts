/**
 * A warning about an expiry that contradicts the expired flag. Neither is changed, since the server stores
 * both (DEC-67).
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
