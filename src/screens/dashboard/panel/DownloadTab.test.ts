import { beforeEach, expect, it, vi } from 'vitest';
import { releaseDay } from './DownloadTab.tsx';

beforeEach(() => vi.stubEnv('TZ', 'America/Los_Angeles'));

it('keeps a date without time, also west of Greenwich', () =>
  expect(releaseDay('2026-01-06')).toBe(
    new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.UTC(2026, 0, 6)),
  ));

it.each([
  '2026-01-06T00:00:00Z',
  '2026-01-06T00:00:00+00:00',
  '2026-01-06T00:00:00.000Z',
  '2026-01-06T00:00:00+02:00',
])('shows the midnight of %s as its day', (midnight) =>
  expect(releaseDay(midnight)).toBe(releaseDay('2026-01-06')),
);

it('shows other instants in the viewer’s zone', () =>
  expect(releaseDay('2026-01-06T03:00:00Z')).toBe(releaseDay('2026-01-05')));

it('shows an invalid date unchanged, and a dash for a missing date', () => {
  expect(releaseDay('soon')).toBe('soon');
  expect(releaseDay(null)).toBe('–');
});
