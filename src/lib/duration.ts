const HOURS_A_DAY = 24;
const HOURS_A_YEAR = 8760;

/** '90 days' for 2160 hours, '1 day 12 hours', '2 years' of 365 days. '' for what is no whole number of hours. */
export function durationWords(hours: number): string {
  if (!Number.isSafeInteger(hours) || hours < 0) return '';
  if (hours > 0 && hours % HOURS_A_YEAR === 0) return withUnit(hours / HOURS_A_YEAR, 'year');
  const days = Math.floor(hours / HOURS_A_DAY);
  const rest = hours % HOURS_A_DAY;
  if (days === 0) return withUnit(rest, 'hour');
  return rest === 0 ? withUnit(days, 'day') : `${withUnit(days, 'day')} ${withUnit(rest, 'hour')}`;
}

const withUnit = (amount: number, unit: string) =>
  `${amount.toLocaleString('en')} ${unit}${amount === 1 ? '' : 's'}`;
