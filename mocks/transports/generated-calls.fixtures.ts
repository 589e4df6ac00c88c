import fc from 'fast-check';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { PERSONA_PASSWORD } from '../scenarios/personas.ts';
import { DUMMY_TOKEN } from '../third-parties/dummy-token.ts';
import type { Step } from './drive.fixtures.ts';

const text = fc.oneof(
  fc.constantFrom(
    'A-1',
    'SAME',
    'new one',
    '',
    '  trimmed  ',
    'x'.repeat(300),
    'Ünïcødé 文字',
    '<b>&"\'</b>',
  ),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
);
/** One of a few, so that some are redeemed, and some exist already. */
const code = fc.oneof(
  { weight: 4, arbitrary: fc.nat({ max: 12 }).map((n) => `CODE${n}`) },
  { weight: 1, arbitrary: text },
);
const username = fc.constantFrom('admin', 'customer', 'premium', 'banned', 'newcomer', 'nobody at all');
const instant = fc.constantFrom(
  '2026-06-01T00:00:00.000Z',
  '2025-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  'soon',
);
const count = fc.constantFrom(1, 2, 3, 0, 101, 1.5);
const product = fc.integer({ min: 1, max: 8 });
const token = fc.oneof(
  { weight: 3, arbitrary: fc.constant(DUMMY_TOKEN) },
  { weight: 1, arbitrary: fc.constantFrom('mock-pass-1', 'mock-pass-2', 'forged') },
);
const password = fc.oneof(
  { weight: 3, arbitrary: fc.constant(PERSONA_PASSWORD) },
  { weight: 1, arbitrary: fc.constantFrom('wrong', 'x') },
);
const credentials = fc.record({ username, password, turnstileToken: token });
const orNull = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: null });
const productEdit = fc.record({
  name: fc.oneof(
    fc.nat({ max: 200 }).map((n) => `Game ${n}`),
    fc.constantFrom('CS2', 'no-hyphens', ''),
  ),
  shortName: fc.oneof(
    fc.nat({ max: 200 }).map((n) => `game_${n}`),
    fc.constantFrom('cs2', '_a', ''),
  ),
});

/** Bodies that the server mostly accepts. The passwords of the accounts never change. */
const bodies: Partial<Record<EndpointName, fc.Arbitrary<unknown>>> = {
  'auth.signIn': credentials,
  'auth.signUp': credentials,
  'adminAuth.signIn': credentials,
  'account.changePassword': fc.record({
    currentPassword: password,
    newPassword: fc.constant(PERSONA_PASSWORD),
    confirmPassword: password,
  }),
  'subscriptions.checkout': fc.record({ plan: fc.constantFrom(249, 249, 1) }),
  'subscriptions.redeem': fc.record({ key: code }),
  'hwid.requestReset': fc.record({ reason: text }),
  'users.update': fc.record({
    discord: orNull(text),
    hwid: orNull(text),
    newHwid: orNull(text),
    isBanned: fc.boolean(),
  }),
  'users.addSubscription': fc.record({ productId: product, expirationDate: instant }),
  'adminSubscriptions.update': fc.record(
    {
      userId: fc.integer({ min: 1, max: 60 }),
      productId: product,
      expirationDate: instant,
      isExpired: fc.boolean(),
      pauseDate: orNull(instant),
    },
    { requiredKeys: ['userId', 'productId', 'expirationDate', 'isExpired'] },
  ),
  'products.create': productEdit,
  'products.update': productEdit,
  'keys.update': fc.record({ code, productId: product, durationHours: count }),
  'keys.generate': fc.record({ productId: product, count, durationHours: count }),
  'adminInvites.update': fc.record({ code }),
  'adminInvites.generate': fc.record(
    { count, userId: fc.integer({ min: 1, max: 60 }) },
    { requiredKeys: ['count'] },
  ),
  'adminInvites.massGenerate': fc.record({ count: fc.constantFrom(1, 0), premiumOnly: fc.boolean() }),
  'adminClient.upload': fc.record(
    {
      file: fc
        .record({ name: fc.constantFrom('client.exe', 'client.txt'), size: fc.constantFrom(0, 1, 70_000) })
        .map(({ name, size }) => new File([new Uint8Array(size)], name)),
      version: fc.constantFrom('9.0.0', '9.0.1', '9.0.2 beta', '<9>', ''),
      releaseDate: fc.constantFrom('2026-01-15', '1999-01-01', 'today', ''),
    },
    { requiredKeys: ['version', 'releaseDate'] },
  ),
};

const queries = fc.record({
  page: fc.constantFrom(0, 0, 1, 7, -1),
  size: fc.constantFrom(1, 10, 25, 0),
  sort: fc.constantFrom('id', 'id', 'code', 'username', 'nonsense'),
  descending: fc.boolean(),
  search: fc.constantFrom('', '', 'a', 'cs2', 'customer', '  ADMIN ', 'ü', '%_'),
});

/**
 * Rows from 9 on: those before are the accounts that act. Of products there are few, and some have to stay; the
 * latest keys are the unused ones.
 */
const idOf = (name: EndpointName) => {
  const rows = name.startsWith('products.')
    ? { min: 4, max: 12 }
    : name.startsWith('keys.')
      ? { min: 380, max: 420 }
      : { min: 9, max: 60 };
  return fc.oneof(
    { weight: 8, arbitrary: fc.integer(rows) },
    { weight: 1, arbitrary: fc.constantFrom(0, 999_999, 'seven', '7%2F8') },
  );
};

/** Input that is no JSON or of another shape, and a bearer that nobody was given. */
const raw = fc.oneof(
  { weight: 9, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { text: '' },
      { text: '{"broken' },
      { text: '[]' },
      { text: 'null' },
      { bearer: 'x' },
    ),
  },
);

const who: Record<Endpoint['access'], string[]> = {
  anyone: ['nobody', 'customer', 'premium', 'admin'],
  user: ['customer', 'premium', 'admin', 'nobody'],
  premium: ['premium', 'premium', 'admin', 'customer', 'nobody'],
  admin: ['admin', 'admin', 'admin', 'admin', 'customer', 'nobody'],
};

const callOf = ([name, { access, method, query }]: [EndpointName, Endpoint]): fc.Arbitrary<Step> =>
  fc.record({
    name: fc.constant(name),
    who: fc.constantFrom(...who[access]),
    ids: fc.record({ id: idOf(name) }),
    ...(query && { query: queries }),
    ...(bodies[name] && { body: bodies[name] }),
    raw: method === 'GET' ? fc.constantFrom({}, {}, {}, { bearer: 'x' }) : raw,
  });

/** Generates calls to all endpoints by several people, each of whom first signs in again after signing out. */
export function generatedCalls(count: number, seed: number): Step[] {
  const isSignedIn = new Set<string>();
  const calls = fc.sample(fc.oneof(...namedEndpoints.map(callOf)), { numRuns: count, seed });
  return calls.flatMap((call) => {
    const person = call.who;
    const first = person === 'nobody' || isSignedIn.has(person) ? [] : [signInOf(person)];
    isSignedIn.add(person);
    if (/^(auth|adminAuth)\.(signIn|signOut|invalidate|refresh)$/.test(call.name)) isSignedIn.delete(person);
    return [...first, call];
  });
}

const signInOf = (username: string): Step => ({
  name: 'auth.signIn',
  who: username,
  body: { username, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN },
});
