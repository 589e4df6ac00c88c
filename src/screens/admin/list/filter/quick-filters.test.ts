import { expect, it } from 'vitest';
import { DAY } from '#src/lib/duration.ts';
import { isWithin, unusedFor90Days } from './quick-filters.ts';

const at = (day: number) => new Date(day * DAY).toISOString();

it('a date is within two other dates, a missing or invalid date never', () => {
  const dates = [at(1), at(2), at(3), at(4), at(5), null, 'soon'];
  expect(dates.filter((date) => isWithin(date, 2 * DAY, 4 * DAY))).toEqual([at(2), at(3), at(4)]);
});

it('selects codes unused for 90 days (LIS-16)', () => {
  const matches = (status: string, createdDate: string | null) =>
    unusedFor90Days.matches({ status, createdDate }, 100 * DAY);
  expect(unusedFor90Days.label).toBe('Unused for 90 days');
  expect([matches('UNUSED', at(10)), matches('UNUSED', at(11)), matches('UNUSED', null)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(matches('USED', at(1))).toBe(false);
});
