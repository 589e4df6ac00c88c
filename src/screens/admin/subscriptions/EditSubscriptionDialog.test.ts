import { expect, it } from 'vitest';
import { expiryCaution } from './EditSubscriptionDialog.tsx';

const now = Date.parse('2026-01-15T12:00:00Z');

it.each([
  ['2026-01-15T11:59:00.000Z', false, 'This date has passed, but Expired is not ticked.'],
  ['2026-01-15T12:00:00.000Z', false, 'This date has passed, but Expired is not ticked.'],
  ['2026-01-15T12:01:00.000Z', false, undefined],
  ['2026-01-15T11:59:00.000Z', true, undefined],
  ['2026-01-15T12:01:00.000Z', true, 'Expired is ticked, but this date is in the future.'],
  [undefined, false, undefined],
])('%s with the box %s', (date, isExpired, caution) => {
  expect(expiryCaution(date, isExpired, now)).toBe(caution);
});
