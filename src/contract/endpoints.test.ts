import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DISCORD_CONNECT } from './account.ts';
import { BEARER, jwt, ROLE_ADMIN, ROLE_USER, USERNAME } from './session.ts';
import { PENDING_HWID } from './admin/stats.ts';
import type { Endpoint } from './endpoint.ts';
import { namedEndpoints } from './endpoints.ts';
import { limits } from './limits.ts';

/* Requirements of the documents, repeated on purpose: a slip in the contract is seen here, not at a customer's. */

const documented = `
auth.signIn                  POST   /api/login_check                             anyone  body
auth.signUp                  POST   /api/register                                anyone  body
auth.invalidate              POST   /api/token/invalidate                        user
auth.signOut                 POST   /api/logout                                  user
auth.refresh                 POST   /api/token/refresh                           anyone
auth.me                      GET    /api/me                                      user
account.changePassword       POST   /api/change-password                         user    body
subscriptions.mine           GET    /api/subscriptions                           user
subscriptions.checkout       POST   /api/subscriptions/checkout                  user    body
subscriptions.redeem         POST   /api/subscriptions/redeem                    user    body
hwid.requestReset            POST   /api/hwid/reset-request                      premium body
client.status                GET    /api/status                                  premium
client.download              GET    /api/client/download                         premium binary
invites.mine                 GET    /api/invites/my                              user
adminAuth.signIn             POST   /api/admin/login_check                       anyone  body
stats.read                   GET    /api/admin/stats                             admin
users.list                   GET    /api/admin/users                             admin   query
users.refs                   GET    /api/admin/users/list                        admin
users.update                 PUT    /api/admin/users/:id                         admin   body
users.remove                 DELETE /api/admin/users/:id                         admin
users.addSubscription        POST   /api/admin/users/:id/subscriptions           admin   body
adminSubscriptions.list      GET    /api/admin/subscriptions                     admin   query
adminSubscriptions.products  GET    /api/admin/subscriptions/products            admin
adminSubscriptions.update    PUT    /api/admin/subscriptions/:id                 admin   body
adminSubscriptions.remove    DELETE /api/admin/subscriptions/:id                 admin
products.list                GET    /api/admin/products                          admin   query
products.create              POST   /api/admin/products                          admin   body
products.update              PUT    /api/admin/products/:id                      admin   body
products.remove              DELETE /api/admin/products/:id                      admin
keys.list                    GET    /api/admin/keys                              admin   query
keys.update                  PUT    /api/admin/keys/:id                          admin   body
keys.remove                  DELETE /api/admin/keys/:id                          admin
keys.generate                POST   /api/admin/keys/generate                     admin   body
keys.unused                  GET    /api/admin/keys/unused                       admin
hwidRequests.list            GET    /api/admin/hwid-reset/requests               admin   query
hwidRequests.approve         POST   /api/admin/hwid-reset/requests/:id/approve   admin
hwidRequests.decline         POST   /api/admin/hwid-reset/requests/:id/decline   admin
adminClient.upload           POST   /api/admin/client/upload                     admin   body multipart
adminInvites.list            GET    /api/admin/invites                           admin   query
adminInvites.update          PUT    /api/admin/invites/:id                       admin   body
adminInvites.remove          DELETE /api/admin/invites/:id                       admin
adminInvites.generate        POST   /api/admin/invites/generate                  admin   body
adminInvites.massGenerate    POST   /api/admin/invites/mass-generate             admin   body
`;

function lineOf([name, { method, path, access, query, body, encoding, replies }]: [string, Endpoint]) {
  const carried = [query && 'query', body && 'body', encoding, replies].filter(Boolean);
  return [name, method, path, access, ...carried].join(' ');
}

it('the calls are those of the requirements (API-2)', () => {
  const lines = documented.trim().split('\n');
  expect(namedEndpoints.map(lineOf)).toEqual(lines.map((line) => line.replace(/ +/g, ' ')));
});

it('every body has an example that its schema accepts', () => {
  for (const [name, { body, example, encoding }] of namedEndpoints) {
    const file = encoding === 'multipart' && { file: new File(['MZ'], 'client.exe') };
    if (body) expect(z.safeParse(body, { ...example, ...file }).success, name).toBe(true);
  }
});

it('every call says in a line what it is for', () => {
  for (const [name, { summary, assumed = {} }] of namedEndpoints) {
    expect(summary, name).toMatch(/^[A-Z].{5,}[^.]$/);
    for (const reason of Object.values(assumed)) expect(reason, name).not.toBe('');
  }
});

it('the messages that both sides know', () => {
  expect([BEARER, USERNAME, ROLE_ADMIN, ROLE_USER, PENDING_HWID, DISCORD_CONNECT]).toEqual([
    'BEARER',
    'username',
    'ROLE_ADMIN',
    'ROLE_USER',
    'Pending HWID Resets',
    '/api/discord/connect',
  ]);
  expect(Object.values(jwt)).toEqual([
    'Expired JWT Token',
    'JWT Token not found',
    'Missing JWT Refresh Token',
    'Invalid JWT Refresh Token',
  ]);
});

it('the limits are those of LIM-1', () => {
  expect(limits).toEqual({
    pageSizes: [10, 25, 100],
    defaultPageSize: 10,
    codeLength: 255,
    keyCode: /^[A-Za-z0-9-]+$/,
    amount: { min: 1, max: 100, default: 1 },
    keyDurationHours: { min: 1, default: 24 },
    plan: { days: 30, cents: 249, currency: 'EUR' },
    clientFileExtension: '.exe',
    versionLength: 50,
    years: { min: 2000, max: 9999 },
  });
});
