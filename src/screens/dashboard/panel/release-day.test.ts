import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { releaseDay } from './release-day.ts';

const before = process.env.TZ;
beforeEach(() => vi.stubEnv('TZ', 'America/Los_Angeles'));
afterEach(() => {
  vi.unstubAllEnvs();
  process.env.TZ = before;
});

it('keeps a bare day where it is, also west of Greenwich', () =>
  expect(releaseDay('2026-01-06')).toBe(new Intl.DateTimeFormat(undefined, { timeZone: 'UTC' }).format(Date.UTC(2026, 0, 6))));

it('shows what it cannot read as it came, and a dash for nothing', () => {
  expect(releaseDay('soon')).toBe('soon');
  expect(releaseDay(null)).toBe('–');
});
