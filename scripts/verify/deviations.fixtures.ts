import {
  asAdmin,
  body,
  changedInput,
  contentType,
  cookies,
  everywhere,
  ignored,
  isBearer,
  withoutRotation,
  message,
  of,
  query,
  renamed,
  rows,
  shifted,
  status,
  withBody,
  type Deviate,
} from './deviate.fixtures.ts';

/**
 * More than fifty ways in which a server may deviate from the contract; each takes a server that is otherwise
 * right.
 */
export const deviations: Record<string, Deviate> = {
  // pages, order and search
  'keys: pages count from 1': query('keys.list', shifted(-1)),
  'users: pages count from 1': query('users.list', shifted(-1)),
  'products: pages count from 0': query('products.list', shifted(1)),
  'HWID requests: pages count from 0': query('hwidRequests.list', shifted(1)),
  'invites: the page is ignored': query('adminInvites.list', (search) => search.set('page', '0')),
  'subscriptions: the size is ignored': query('adminSubscriptions.list', (search) =>
    search.set('limit', '10'),
  ),
  'keys: the search is ignored': query('keys.list', (search) => search.set('search', '')),
  'invites: the search finds nothing': query('adminInvites.list', (search) => {
    if (search.get('search')) search.set('search', 'nothing at all');
  }),
  'users: the direction is ignored': query('users.list', (search) => search.set('sortDirection', 'desc')),
  'subscriptions: the order is reversed': query('adminSubscriptions.list', (search) =>
    search.set('sortDirection', search.get('sortDirection') === 'asc' ? 'desc' : 'asc'),
  ),
  'requests: the total is that of the page': body('hwidRequests.list', (sent) => ({
    ...sent,
    total: sent.items.length,
  })),
  // fields
  'keys: durationHours is renamed': renamed('keys.list', 'durationHours', 'duration_hours'),
  'keys: usedBy is renamed': renamed('keys.list', 'usedBy', 'redeemedBy'),
  'users: isBanned is renamed': renamed('users.list', 'isBanned', 'banned'),
  'users: the premium flag is renamed': renamed('users.list', 'nonExpiredNonPausedSubscription', 'premium'),
  'pickers: usernames are renamed': renamed('users.refs', 'username', 'name'),
  'own subscriptions: premium is missing': renamed('subscriptions.mine', 'premium', 'isPremium', false),
  'me: the user is not wrapped': body('auth.me', ({ user }) => user),
  'me: roles instead of role': body('auth.me', ({ user: { role, ...user }, ...rest }) => ({
    ...rest,
    user: { ...user, roles: role },
  })),
  'lists: a bare list': body('products.list', ({ items }) => items),
  'lists: ids are texts': rows('adminInvites.list', (row) => ({ ...row, id: String(row.id) })),
  'subscriptions: times are in seconds': rows('adminSubscriptions.list', (row) => ({
    ...row,
    expirationDate: Date.parse(row.expirationDate) / 1000,
  })),
  'requests: another word for a status': rows('hwidRequests.list', (row) => ({
    ...row,
    status: row.status === 'DECLINED' ? 'REJECTED' : row.status,
  })),
  'stats: the badge is renamed': body('stats.read', (sent) => ({
    ...sent,
    badges: { pendingHwidResets: 1 },
  })),
  'unused keys: used ones are among them': body('keys.unused', ({ keys: [key, ...rest] }) => ({
    keys: [{ ...key, status: 'USED' }, ...rest],
  })),
  'generated keys: codes instead of keys': body('keys.generate', ({ keys }) => ({ codes: keys })),
  'status: hwid is missing': renamed('client.status', 'hwid', 'reset', false),
  // status, message, content type
  'anonymous callers are refused with 403': everywhere(async ({ call, isAnonymous, respond }) => {
    const response = await respond();
    const isMeant = isAnonymous && response.status === 401 && !call?.startsWith('auth.');
    return isMeant ? Response.json({ code: 403, message: 'Forbidden' }, { status: 403 }) : response;
  }),
  'another message of a missing token': message('JWT Token not found', 'Full authentication is required'),
  'another message of a missing refresh token': message('Missing JWT Refresh Token', 'No token'),
  'a wrong password is a 400': status('auth.signIn', 401, 400),
  'banned users are refused with 401': status('auth.signIn', 403, 401),
  'an unknown id is a 500': status('keys.update', 404, 500),
  'removing nothing is a success': status('products.remove', 404, 204),
  'input is refused with 422': status(['keys.update', 'keys.generate'], 400, 422),
  'a second request is a success': status('hwid.requestReset', 409, 200),
  'errors are pages': contentType(({ ok }) => !ok, 'text/html'),
  'answers are plain text': contentType(({ ok }) => ok, 'text/plain'),
  'the code of an error is another one': everywhere(async ({ respond }) => {
    const response = await respond();
    return response.ok ? response : withBody(response, (sent) => ({ ...sent, code: 0 }), true);
  }),
  'the download is a page': of('client.download', async ({ respond }) => {
    const response = await respond();
    return response.ok
      ? new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })
      : response;
  }),
  // who may call
  'keys: the role is not checked': asAdmin(['keys.list']),
  'removing users: the role is not checked': asAdmin(['users.remove']),
  'the picker of users is public': asAdmin(['users.refs'], true),
  'premium is not checked': asAdmin(['client.status', 'client.download']),
  'customers sign in as administrators': of('adminAuth.signIn', async ({ request, respond }) =>
    respond(new Request(new URL('/api/login_check', request.url), request)),
  ),
  // session
  'the bearer is HttpOnly': cookies((cookie) => (isBearer(cookie) ? `${cookie}; HttpOnly` : cookie)),
  'the refresh token is readable': cookies((cookie) => cookie.replace('; HttpOnly', '')),
  'cookies lack SameSite': cookies((cookie) => cookie.replace('; SameSite=Lax', '')),
  'the refresh sets no bearer': of('auth.refresh', async ({ respond }) => {
    const response = await respond();
    return response.ok ? new Response(null, { status: 204 }) : response;
  }),
  'the refresh does not rotate': withoutRotation,
  'sign-out leaves the session': ignored('auth.signOut'),
  // writes
  'the duration of a key is not saved': changedInput('keys.update', (sent) => ({
    ...sent,
    durationHours: 24,
  })),
  'a ban is not saved': changedInput('users.update', (sent) => ({ ...sent, isBanned: false })),
  'a removed key stays': ignored('keys.remove'),
  'approving does not change the HWID': ignored('hwidRequests.approve'),
};
