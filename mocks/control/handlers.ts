import { http, HttpResponse } from 'msw';
import { db, statusOf } from '../db/index.ts';
import type { UserRow } from '../db/rows.ts';
import { reasonOfUpstream } from '../db/upstream.ts';
import { personas } from '../worlds/personas.ts';
import { resetDb } from '../seeds/reset-db.ts';
import { cookiesOf, expiredSessionCookies, openSession, sessionCookies, userOf } from '../server/session.ts';
import type { Transport } from '../server/transport.ts';
import { changeSession } from './change-session.ts';
import { setClock } from './clock-commands.ts';
import { changeState, readState, type StateChange } from './state.ts';

/** Lets testers control the mock backend by requests, which docs/mock-backend.md describes. */
export function createControlHandlers(transport: Transport) {
  const senderOf = (cookies: Record<string, string>) => userOf(cookiesOf(cookies, transport));

  return [
    http.post(/\/mock\/(clock|session|reset)$/, () => {
      const reason = reasonOfUpstream();
      return reason ? stateAfter(reason, undefined) : undefined;
    }),

    http.get('*/mock/state', ({ cookies }) => HttpResponse.json(readState(senderOf(cookies)))),

    http.put('*/mock/state', async ({ request, cookies }) => {
      const change = await bodyOf(request);
      const problem = changeState(change);
      const { persona } = (change ?? {}) as StateChange;
      if (problem || persona === undefined) return stateAfter(problem, senderOf(cookies));
      const user = persona === null ? undefined : db.users.find(personas[persona].id);
      const isAllowed = user && !user.isBanned;
      const setCookies = isAllowed
        ? sessionCookies(openSession(user), transport)
        : expiredSessionCookies(transport);
      return HttpResponse.json(readState(isAllowed ? user : undefined), {
        headers: setCookies.map((value): [string, string] => ['Set-Cookie', value]),
      });
    }),

    http.post('*/mock/clock', async ({ request, cookies }) =>
      stateAfter(setClock(await bodyOf(request)), senderOf(cookies)),
    ),

    http.post('*/mock/session', async ({ request, cookies }) => {
      const sender = senderOf(cookies);
      return stateAfter(changeSession(await bodyOf(request), sender), sender);
    }),

    http.post('*/mock/reset', () => {
      resetDb(db.origin.world);
      return HttpResponse.json(readState());
    }),

    // ends that the clock can be set to
    http.get('*/mock/subscriptions', ({ cookies }) => {
      const user = senderOf(cookies);
      const rows = user ? db.subscriptions.where('userId', user.id) : [];
      return HttpResponse.json({
        subscriptions: rows.map((row) => ({
          id: row.id,
          product: db.products.find(row.productId)?.name ?? '',
          end: row.end,
          status: statusOf(row),
        })),
      });
    }),
  ];
}

const bodyOf = (request: Request): Promise<unknown> => request.json().catch(() => undefined);

const stateAfter = (problem: string | undefined, sender: UserRow | undefined) =>
  problem
    ? HttpResponse.json({ code: 400, message: problem }, { status: 400 })
    : HttpResponse.json(readState(sender));
