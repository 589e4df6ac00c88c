import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { exampleOf } from '#src/contract/examples.ts';
import { PERSONA_PASSWORD } from '../worlds/personas.ts';
import { DUMMY_TOKEN } from '../third-parties/dummy-token.ts';
import type { Step } from './drive.fixtures.ts';

const text = fc.oneof(
  fc.constantFrom('A-1', 'SAME', '', '  trimmed  ', 'x'.repeat(300), 'Ünïcødé 文字', '<b>&"\'</b>'),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
);
const mostly = (usual: fc.Arbitrary<unknown>, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: other });
const password = mostly(fc.constant(PERSONA_PASSWORD), fc.constant('wrong'));

/** Fields whose values depend on the accounts, whose passwords never change. */
const accountFields: Record<string, fc.Arbitrary<unknown>> = {
  username: fc.constantFrom('admin', 'customer', 'premium', 'banned', 'newcomer', 'nobody at all'),
  password,
  currentPassword: password,
  newPassword: fc.constant(PERSONA_PASSWORD),
  confirmPassword: password,
  turnstileToken: mostly(fc.constant(DUMMY_TOKEN), fc.constantFrom('mock-pass-1', 'mock-pass-2', 'forged')),
};
const file = fc
  .record({ name: fc.constantFrom('client.exe', 'client.txt'), size: fc.constantFrom(1, 1, 0, 70_000) })
  .map(({ name, size }) => new File([new Uint8Array(size)], name));

/** Values of the kind of the example; texts that end in a number are a few, so that some exist already. */
function like(example: unknown): fc.Arbitrary<unknown> {
  if (typeof example === 'boolean') return fc.boolean();
  if (typeof example === 'number')
    return mostly(fc.constantFrom(example, example, 1, 2, 60), fc.constantFrom(0, 101, 1.5, -1));
  if (typeof example !== 'string') return fc.option(text, { nil: null });
  if (/^\d{4}-\d\d-\d\d/.test(example))
    return mostly(fc.constant(example), fc.constantFrom('2025-01-01T00:00:00Z', '2026-02-30', 'soon', ''));
  const number = fc.oneof(fc.nat({ max: 8 }), fc.nat({ max: 8 }), fc.nat({ max: 400 }));
  return mostly(
    number.map((n) => example.replace(/\d+$/, String(n))),
    text,
  );
}

/** Bodies of which the server accepts most, from the example of the contract. */
function bodiesOf(name: EndpointName, { body, encoding }: Endpoint): fc.Arbitrary<object> {
  const example = exampleOf(name).body;
  const fields = Object.entries<unknown>({ ...example }).map(([name, value]) => [
    name,
    accountFields[name] ?? like(value),
  ]);
  const isOptional = ([name]: (typeof fields)[number]) =>
    z.safeParse(body!, { ...example, [name as string]: undefined }).success;
  return fc.record(
    { ...Object.fromEntries(fields), ...(encoding === 'multipart' && { file }) },
    { requiredKeys: fields.filter((field) => !isOptional(field)).map(([name]) => name) as never[] },
  ) as fc.Arbitrary<object>;
}

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

const callOf = ([name, endpoint]: [EndpointName, Endpoint]): fc.Arbitrary<Step> => {
  const { access, method, query, body } = endpoint;
  return fc.record({
    name: fc.constant(name),
    who: fc.constantFrom(...who[access]),
    ids: fc.record({ id: idOf(name) }),
    ...(query && { query: queries }),
    ...(body && { body: bodiesOf(name, endpoint) }),
    raw: method === 'GET' ? fc.constantFrom({}, {}, {}, { bearer: 'x' }) : raw,
  });
};

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
