// @vitest-environment jsdom
import fc from 'fast-check';
import { getResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { clock, db } from '#mocks/db/index.ts';
import type { SessionRow } from '#mocks/db/rows.ts';
import { createHandlers } from '#mocks/handlers/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { authenticate, openSession } from '#mocks/server/session.ts';
import type { Endpoint, Reply } from '#src/contract/endpoint.ts';
import { hwid } from '#src/contract/hwid.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { decodeReply } from '#src/contract/wire.ts';
import { formatDateTime, formatUtcOrdinal, relativeTime, toLocalInput } from '#src/app/format-date.ts';
import { setViewer } from '#src/app/viewer.ts';
import { expiryCaution } from '#src/screens/admin/subscriptions/EditSubscriptionDialog.tsx';
import { getSubscriptionState, ownedOf } from '#src/screens/dashboard/status/subscription-state.ts';
import { formatEnded } from '#src/screens/dashboard/status/format-end.ts';
import { remainingShare, timeLeft } from '#src/screens/dashboard/subscriptions/time-left.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const RealDate = Date;
const handlers = createHandlers({ httpOnly: true });

beforeAll(async () => {
  // a real time that stands still, so that no millisecond passes between two looks at the clock
  const frozen = RealDate.parse('2026-11-22T10:00:00.123Z');
  vi.spyOn(RealDate, 'now').mockReturnValue(frozen);
  vi.stubGlobal('fetch', async () => Response.json({ clockOffset: db.settings.clockOffset }));
  const { followMockClock, realTime } = await import('./page-clock.ts');
  clock.realTime = realTime;
  await followMockClock();
});
afterEach(() => setViewer({}));
afterAll(() => {
  globalThis.Date = RealDate;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function send(method: string, path: string, body?: unknown, bearer = ''): Promise<Response> {
  const request = new Request(`http://mock.test${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await getResponse(handlers, request))!;
}

async function ask<E extends Endpoint>({ method, path, reply }: E, { bearer }: SessionRow, body?: unknown) {
  const response = await send(method, path, body, bearer);
  expect(response.status).toBe(200);
  return decodeReply(reply, await response.json()).data as Reply<E>;
}

/** Sets the clock and waits until the page has followed. */
async function travelTo(time: number) {
  setClock(time);
  while (Date.now() !== time)
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }));
}

const setClock = (time: number) => void (db.settings.clockOffset = time - clock.realTime());

const instant = (text: string) => RealDate.parse(text);

/** Hours in which clocks change, leap days, ends of years, and any other time, to the millisecond. */
const times = fc.oneof(
  fc
    .tuple(
      fc.constantFrom(
        instant('2026-03-29T01:00:00Z'), // Berlin, to summer time
        instant('2026-10-25T01:00:00Z'), // and back
        instant('2026-03-08T07:00:00Z'), // New York
        instant('2026-11-01T06:00:00Z'),
        instant('2026-10-03T15:30:00Z'), // Lord Howe, half an hour
        instant('2011-12-30T10:00:00Z'), // Apia, a day that was left out
        instant('2028-02-29T00:00:00Z'),
        instant('2027-03-01T00:00:00Z'),
        instant('2000-03-01T00:00:00Z'),
        instant('2100-02-28T23:59:59Z'),
        instant('2027-01-01T00:00:00Z'),
        instant('2000-01-01T00:00:00Z') + 2 * DAY,
        instant('2999-12-31T23:59:59Z') - 2 * DAY,
      ),
      fc.integer({ min: -DAY, max: DAY }),
    )
    .map(([time, distance]) => time + distance),
  fc.integer({ min: instant('2001-01-01T00:00:00Z'), max: instant('2998-12-31T00:00:00Z') }),
);
const timeZone = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
);
/** From the present to the end of a subscription, in ms; many are close. */
const distances = fc.oneof(
  fc.integer({ min: -2000, max: 2000 }),
  fc.integer({ min: -2 * DAY, max: 2 * DAY }),
  fc.integer({ min: -300 * DAY, max: 300 * DAY }),
);

const MINUTES = { day: 1440, hour: 60, minute: 1 } as const;
const inMinutes = (text: string) => {
  const [, amount, unit] = /^(\d+) (day|hour|minute)s?$/.exec(text)!;
  return Number(amount) * MINUTES[unit as keyof typeof MINUTES];
};

it('has the same time in the mock backend and in the page, at 200 instants', async () => {
  let [active, expired] = [0, 0];
  await fc.assert(
    fc.asyncProperty(times, timeZone, distances, async (now, zone, distance) => {
      setViewer({ locale: 'en-GB', timeZone: zone });
      resetDb('empty', instant('2026-01-15T12:00:00Z'));
      await travelTo(now);
      expect([Date.now(), clock.now(), new Date().getTime()]).toEqual([now, now, now]);

      const { id: productId } = db.products.insert({ name: 'CS2', shortName: 'cs2' });
      const end = Math.floor((now + distance) / 1000) * 1000;
      const iso = new RealDate(end).toISOString();
      db.subscriptions.insert({
        userId: personas.customer.id,
        productId,
        start: new RealDate(end - 30 * DAY).toISOString(),
        end: iso,
        isExpired: false,
        pauseDate: null,
      });
      const session = openSession(db.users.find(personas.customer.id)!);
      const own = await ask(subscriptions.mine, session);
      const isActive = end > now;
      if (isActive) active += 1;
      else expired += 1;

      // time left, bar, status band and caution
      const [owned] = ownedOf(own);
      expect([own.premium, owned !== undefined]).toEqual([isActive, isActive]);
      const state = getSubscriptionState(own, Date.now());
      expect(['active', 'ending'].includes(state.kind)).toBe(isActive);
      expect(remainingShare(end - 30 * DAY, end, Date.now()) > 0).toBe(isActive);
      expect(expiryCaution(iso, !isActive)).toBeUndefined();
      expect(expiryCaution(iso, isActive)).toBeDefined();
      if (isActive) {
        const left = (end - now) / 60_000;
        const said = inMinutes(timeLeft(owned!.end, Date.now()));
        expect(said).toBeLessThanOrEqual(Math.max(1, left + 10)); // ten minutes short of a full day count as it
        expect(2 * said).toBeGreaterThan(left);
      } else {
        const days = (dayOf(now) - dayOf(end)) / DAY;
        expect(formatEnded(end, Date.now()) === 'today').toBe(days === 0);
      }

      // tooltip
      const [, month, day, year, time] = /^(\w+) (\d+)\w\w, (\d+), (\d\d:\d\d) UTC$/.exec(
        formatUtcOrdinal(end),
      )!;
      expect(RealDate.parse(`${day} ${month} ${year} ${time} UTC`)).toBe(Math.floor(end / 60_000) * 60_000);
      if (Math.abs(end - now) >= 1000)
        expect(relativeTime(end).startsWith('in ') || /tomorrow|next/.test(relativeTime(end))).toBe(isActive);

      // life of the bearer
      const { exp } = JSON.parse(
        atob(session.bearer.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')),
      ) as { exp: number };
      expect(exp).toBe(Math.floor((now + HOUR) / 1000));

      // dates of HWID requests, for premium only, and of keys
      const { method, path } = hwid.requestReset;
      const asked = await send(method, path, { reason: 'New machine' }, session.bearer);
      expect(asked.status).toBe(isActive ? 200 : 403);
      const admin = openSession(db.users.find(personas.admin.id)!);
      await ask(keys.generate, admin, { productId, count: 1, durationHours: 1 });
      for (const { createdDate } of [...db.hwidRequests.all(), ...db.keys.all()]) {
        expect(RealDate.parse(createdDate)).toBe(Math.floor(now / 1000) * 1000);
        expect(relativeTime(createdDate)).toMatch(/^(now|1 second ago)$/);
        expect(formatDateTime(createdDate)).toBe(formatDateTime(Date.now()));
      }
      expect([db.hwidRequests.size, db.keys.size]).toEqual([isActive ? 1 : 0, 1]);

      const me = new Request('http://mock.test', { headers: { authorization: `Bearer ${session.bearer}` } });
      setClock(now + HOUR - 1);
      expect(authenticate(me).user.id).toBe(personas.customer.id);
      setClock(now + HOUR);
      expect(() => authenticate(me)).toThrow('Expired JWT Token');
    }),
    { numRuns: 200, seed: 13 },
  );
  expect(Math.min(active, expired)).toBeGreaterThan(60);
});

/** The viewer's day as midnight UTC. */
const dayOf = (time: number) => RealDate.parse(toLocalInput(time, 'date'));
