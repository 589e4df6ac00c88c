// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { adminInvites } from '#src/contract/admin/invites.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { products } from '#src/contract/admin/products.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { users } from '#src/contract/admin/users.ts';
import { hwid } from '#src/contract/hwid.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { db } from '../db/index.ts';
import { HOUR } from '../db/time.ts';
import { freshWorld, advanceClock, TestBrowser } from './test-browser.ts';

const nth = fc.nat({ max: 60 });
const codes = fc.constantFrom('SAME', 'same', 'OTHER', 'A-1');

/** What people do, in any order. `n` chooses a row among those that are there, or one that is not. */
const action = fc.oneof(
  fc.record({
    do: fc.constant('redeem' as const),
    n: nth,
    who: fc.constantFrom('customer' as const, 'premium' as const),
  }),
  fc.record({ do: fc.constant('ask reset' as const) }),
  fc.record({
    do: fc.constant('generate keys' as const),
    count: fc.integer({ min: 0, max: 3 }),
    n: fc.nat({ max: 8 }),
  }),
  fc.record({ do: fc.constant('rename key' as const), n: nth, code: codes }),
  fc.record({ do: fc.constant('delete key' as const), n: nth }),
  fc.record({ do: fc.constant('generate invites' as const), n: nth }),
  fc.record({ do: fc.constant('rename invite' as const), n: nth, code: codes }),
  fc.record({ do: fc.constant('delete product' as const), n: fc.nat({ max: 8 }) }),
  fc.record({ do: fc.constant('delete user' as const), n: nth }),
  fc.record({ do: fc.constant('delete subscription' as const), n: nth }),
  fc.record({ do: fc.constant('approve' as const), n: fc.nat({ max: 15 }) }),
  fc.record({ do: fc.constant('decline' as const), n: fc.nat({ max: 15 }) }),
  fc.record({ do: fc.constant('wait' as const) }),
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** Rows that the random actions must not change, because their users act. */
const bystander = (n: number) => n + 9;

async function act(step: Action, people: Record<'admin' | 'customer' | 'premium', TestBrowser>) {
  const { admin, premium } = people;
  switch (step.do) {
    case 'redeem':
      return people[step.who].ask(subscriptions.redeem, {
        body: { key: db.keys.all()[step.n]?.code ?? 'NONE' },
      });
    case 'ask reset':
      return premium.ask(hwid.requestReset, { body: { reason: 'again' } });
    case 'generate keys':
      return admin.ask(keys.generate, { body: { productId: step.n, count: step.count, durationHours: 24 } });
    case 'rename key':
      return admin.ask(keys.update, {
        id: step.n,
        body: { code: step.code, productId: 1, durationHours: 1 },
      });
    case 'delete key':
      return admin.ask(keys.remove, { id: step.n });
    case 'generate invites':
      return admin.ask(adminInvites.generate, { body: { count: 1, userId: step.n } });
    case 'rename invite':
      return admin.ask(adminInvites.update, { id: step.n, body: { code: step.code.replace('-', '') } });
    case 'delete product':
      return admin.ask(products.remove, { id: step.n });
    case 'delete user':
      return admin.ask(users.remove, { id: bystander(step.n) });
    case 'delete subscription':
      return admin.ask(adminSubscriptions.remove, { id: step.n });
    case 'approve':
      return admin.ask(hwidRequests.approve, { id: 30 + step.n });
    case 'decline':
      return admin.ask(hwidRequests.decline, { id: 30 + step.n });
    case 'wait':
      return advanceClock(HOUR / 4);
  }
}

function check() {
  const [allKeys, allInvites] = [db.keys.all(), db.invites.all()];
  expect(new Set(allKeys.map(({ code }) => code)).size).toBe(allKeys.length);
  expect(new Set(allInvites.map(({ code }) => code)).size).toBe(allInvites.length);
  for (const row of [...allKeys, ...allInvites]) {
    expect(row.status === 'USED').toBe(row.usedDate !== null);
    if (row.usedById !== null)
      expect([row.status, db.users.find(row.usedById)?.id]).toEqual(['USED', row.usedById]);
  }
  for (const { productId } of [...allKeys, ...db.subscriptions.all()])
    expect(db.products.find(productId)).toBeDefined();
  for (const { userId } of [...db.subscriptions.all(), ...db.hwidRequests.all(), ...db.sessions.all()])
    expect(db.users.find(userId)).toBeDefined();
  for (const { start, end } of db.subscriptions.all()) expect(end > start).toBe(true);
  const waiting = db.hwidRequests.where('status', 'PENDING').map(({ userId }) => userId);
  expect(new Set(waiting).size).toBe(waiting.length);
}

it('keeps the database consistent after any sequence of actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (actions) => {
      freshWorld();
      const people = {
        admin: await TestBrowser.of('admin'),
        customer: await TestBrowser.of('customer'),
        premium: await TestBrowser.of('premium'),
      };
      const redeemed = new Set<number>();
      for (const step of actions) {
        const key = step.do === 'redeem' ? db.keys.all()[step.n] : undefined;
        const answer = await act(step, people);
        if (answer) expect([200, 204, 400, 401, 403, 404, 409]).toContain(answer.status);
        if (key && answer?.status === 200) {
          expect(redeemed.has(key.id), 'a key is redeemed once').toBe(false);
          redeemed.add(key.id);
        }
      }
      check();
    }),
    { numRuns: 25 },
  );
}, 60_000);
