import type { Endpoint } from '#src/contract/endpoint.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';

/** An id that no row has. */
export const NO_ROW = 2_147_483_646;

/** The first page of a list, newest first. */
export const firstPage = { page: 0, size: 10, sort: 'id', descending: true, search: '' };

/** Bodies that change nothing, whether the server refuses them or, against the contract, accepts them. */
const refused: Partial<Record<EndpointName, unknown>> = {
  'keys.generate': { productId: NO_ROW, count: 0, durationHours: 1 },
  'adminInvites.generate': { count: 0 },
  'adminInvites.massGenerate': { count: 0, premiumOnly: true },
  'subscriptions.checkout': { plan: 1 },
  'subscriptions.redeem': { key: 'zqx-no-such-key' },
  'hwid.requestReset': { reason: '' },
};

/** Bodies that conform to the contract, for calls with the id of a row. */
const valid: Partial<Record<EndpointName, unknown>> = {
  'users.update': { discord: null, hwid: null, newHwid: null, isBanned: false },
  'users.addSubscription': { productId: NO_ROW, expirationDate: '2030-01-01T00:00:00.000Z' },
  'adminSubscriptions.update': {
    userId: NO_ROW,
    productId: NO_ROW,
    expirationDate: '2030-01-01T00:00:00.000Z',
    isExpired: false,
  },
  'products.update': { name: 'No product', shortName: 'no_product' },
  'keys.update': { code: 'NO-KEY', productId: NO_ROW, durationHours: 1 },
  'adminInvites.update': { code: 'NOINVITE' },
};

/** Input with which a call changes nothing: the id of no row, an empty batch, an empty body. */
export const harmlessInput = (call: EndpointName, { query, body }: Endpoint) => ({
  id: NO_ROW,
  ...(query && { query: firstPage }),
  ...(body && { body: valid[call] ?? refused[call] ?? {} }),
});
