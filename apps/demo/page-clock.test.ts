// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { changes } from '#mocks/db/changes.ts';
import { formatDateTime, timeZoneName } from '#src/app/format-date.ts';
import { setViewer } from '#src/app/viewer.ts';
import { followMockClock, realTime } from './page-clock.ts';

const RealDate = Date;
const DAY = 86_400_000;
let clockOffset = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('fetch', async () => Response.json({ clockOffset }));
});
afterEach(() => {
  globalThis.Date = RealDate;
  setViewer({});
});

async function setOffset(offset: number) {
  const drawn = new Promise((resolve) =>
    document.addEventListener('visibilitychange', resolve, { once: true }),
  );
  clockOffset = offset;
  changes.notify();
  await drawn;
}

it('gives the page the clock of the mock backend, and leaves dates and timers unchanged (MOC-1)', async () => {
  clockOffset = 30 * DAY;
  const before = RealDate.now();
  await followMockClock();
  for (const now of [Date.now(), new Date().getTime(), Date.parse(Date())])
    expect(Math.round((now - before) / DAY)).toBe(30);
  expect(realTime() - before).toBeLessThan(DAY);

  const date = new Date('2026-03-29T01:00:00Z');
  expect([date.toISOString(), date instanceof Date]).toEqual(['2026-03-29T01:00:00.000Z', true]);
  expect([Date.UTC(2026, 0), new Date(2026, 0, 5).getDate()]).toEqual([1_767_225_600_000, 5]);
  const isDue = vi.fn();
  setTimeout(isDue, 1000);
  vi.advanceTimersByTime(1000);
  expect(isDue).toHaveBeenCalled();
});

it('follows every change, with the name of the time zone', async () => {
  clockOffset = 0;
  await followMockClock();
  setViewer({ locale: 'en-GB', timeZone: 'Europe/Berlin' });
  for (const [day, zone] of [
    ['2026-01-15', 'CET'],
    ['2026-07-15', 'CEST'],
  ] as const) {
    await setOffset(RealDate.parse(`${day}T12:00:00Z`) - RealDate.now());
    expect([formatDateTime(Date.now()).slice(0, 2), timeZoneName()]).toEqual(['15', zone]);
  }
  await setOffset(0);
  expect(Math.abs(Date.now() - RealDate.now())).toBeLessThan(DAY);
});
