import { http, HttpResponse } from 'msw';
import { db, statusOf } from '../db/index.ts';
import { cookiesOf, expiredSessionCookies, openSession, sessionCookies, userOf } from '../server/session.ts';
import type { Transport } from '../server/transport.ts';
import { bodyOf, refused } from './replies.ts';
import { openSavedState, SavedStateError, saveState } from './saved-state.ts';
import { readState } from './state.ts';

/**
 * Saves and opens the whole state: `GET /mock/saved-state` and `PUT /mock/saved-state`. And
 * `GET /mock/subscriptions` lists those of the sender, whose ends the clock can be set to.
 */
export const createSavedHandlers = (transport: Transport) => [
  http.get('*/mock/saved-state', ({ cookies }) =>
    HttpResponse.json(saveState(userOf(cookiesOf(cookies, transport)))),
  ),

  http.put('*/mock/saved-state', async ({ request }) => {
    const saved = await bodyOf(request);
    try {
      const user = openSavedState(saved);
      const setCookies = user
        ? sessionCookies(openSession(user), transport)
        : expiredSessionCookies(transport);
      return HttpResponse.json(readState(), {
        headers: setCookies.map((value): [string, string] => ['Set-Cookie', value]),
      });
    } catch (error) {
      if (!(error instanceof SavedStateError)) throw error;
      return refused(error.message);
    }
  }),

  http.get('*/mock/subscriptions', ({ cookies }) => {
    const user = userOf(cookiesOf(cookies, transport));
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
