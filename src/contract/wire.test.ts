import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { adminSubscriptions } from './admin/subscriptions.ts';
import { stats } from './admin/stats.ts';
import { users } from './admin/users.ts';
import { auth, SignInReply } from './auth.ts';
import { client } from './client.ts';
import { invites } from './invites.ts';
import { subscriptions } from './subscriptions.ts';
import {
  ErrorBody,
  flag,
  lenientUnions,
  id,
  ignored,
  listOf,
  looseText,
  messageReply,
  nullishAsNull,
  numeric,
  person,
  statusInBody,
  requiredListOf,
  decodeReply,
  text,
  userMessage,
  openEnum,
} from './wire.ts';
import { isoInstant } from './wire-times.ts';

const decode = (schema: z.core.$ZodType, body: unknown): any => z.parse(schema, body);
const refuses = (schema: z.core.$ZodType, body: unknown) => !z.safeParse(schema, body).success;

describe('lists to choose from', () => {
  const invalid = [{ id: 'x' }, null, { id: '2', username: 'ben', name: 'CS2' }];
  it.each([users.refs.reply, adminSubscriptions.products.reply])('leave out invalid items', (schema) => {
    const { data, unreadable } = decodeReply(schema, invalid);
    expect(data).toMatchObject([{ id: 2 }]);
    expect(unreadable).not.toEqual([]);
    expect(decodeReply(schema, [invalid[2]]).unreadable).toEqual([]);
  });
});

describe('numbers as text', () => {
  it.each([
    ['7', 7],
    ['-7', -7],
    ['1.5', 1.5],
    ['-12.75', -12.75],
    [`${'9'.repeat(30)}`, Number('9'.repeat(30))],
  ])('%s', (wire, value) => expect(decode(numeric, wire)).toBe(value));
  it.each(['', 'a', 'a1', '1a', '1.', '.5', '1,5', '1e5', '9'.repeat(31), '--1', null])(
    'rejects %s',
    (wire) => expect(refuses(numeric, wire)).toBe(true),
  );
  it('rejects ids that do not address a row exactly', () => {
    expect([7, '7', 0, 2 ** 53 - 1].map((wire) => decode(id, wire))).toEqual([7, 7, 0, 2 ** 53 - 1]);
    expect(
      [2 ** 53, '9007199254740993', 4.5, '4.5', -1, '-1', ''].filter((wire) => !refuses(id, wire)),
    ).toEqual([]);
  });
  it('document the first form only', () => {
    for (const schema of [numeric, id, looseText, isoInstant, messageReply, SignInReply])
      expect(lenientUnions.has(schema)).toBe(true);
  });
});

it('decodes flags from booleans and database values', () => {
  expect([true, 1, '1', 'true', 'TRUE'].map((wire) => decode(flag, wire))).toEqual(Array(5).fill(true));
  expect([false, 0, '0', 'false', null, 2, 'yes'].map((wire) => decode(flag, wire))).toEqual(
    Array(7).fill(false),
  );
});

describe('lists', () => {
  it('are read from objects with gaps, as PHP writes them', () => {
    const gapped = { '0': 'ROLE_USER', '2': 'ROLE_ADMIN' };
    expect(decode(listOf(z.string()), gapped)).toEqual(['ROLE_USER', 'ROLE_ADMIN']);
    expect(decode(requiredListOf(z.string()), gapped)).toEqual(['ROLE_USER', 'ROLE_ADMIN']);
  });
  it('are empty if missing', () => {
    const body = z.object({ of: listOf(z.string()) });
    for (const of of [undefined, null, '', [], {}]) expect(decode(body, { of })).toEqual({ of: [] });
    expect(decode(body, {})).toEqual({ of: [] });
  });
  it.each(['ROLE_ADMIN', 7, true, { a: 1 }])('reject %j', (body) =>
    expect([refuses(listOf(z.string()), body), refuses(requiredListOf(z.string()), body)]).toEqual([
      true,
      true,
    ]),
  );
});

it('decodes known words in any case, and keeps others unchanged', () => {
  const status = openEnum(['ACTIVE', 'EXPIRED']);
  expect(['ACTIVE', 'expired', 'Paused'].map((word) => decode(status, word))).toEqual([
    'ACTIVE',
    'EXPIRED',
    'PAUSED',
  ]);
  expect(refuses(status, 1)).toBe(true);
});

it('decodes missing, empty and mistyped values as null', () => {
  for (const wire of [undefined, null, '', [], {}]) expect(decode(nullishAsNull(looseText), wire)).toBeNull();
  // @ts-expect-error -- it makes a text of a missing value
  nullishAsNull(text);
});

it('drops blank messages, and cuts long messages after 500 whole characters', () => {
  expect(['', ' \n\u00a0', 42, 'No.'].map((words) => decode(userMessage, words))).toEqual([
    null,
    null,
    null,
    'No.',
  ]);
  const long = ['x'.repeat(500), 'x'.repeat(501), '😀'.repeat(50_000)].map((words) =>
    decode(userMessage, words),
  );
  expect(long).toEqual(['x'.repeat(500), `${'x'.repeat(500)}…`, `${'😀'.repeat(500)}…`]);
});

it('reads a user by name or as an object', () => {
  expect([decode(person, 'ada'), decode(person, { username: 'ada' })]).toEqual([
    { username: 'ada' },
    { username: 'ada' },
  ]);
});

describe('replies that are mostly ignored', () => {
  it.each([undefined, '', {}])('accept %j if nothing is read', (body) =>
    expect(refuses(ignored, body)).toBe(false),
  );
  it.each([[null], ['ok'], [1], [true], [[]], [Symbol('not JSON')]])('reject %s', (body) =>
    expect(refuses(ignored, body)).toBe(true),
  );
  it('read a message, or null', () => {
    expect(decode(messageReply, { message: 'Done' })).toEqual({ message: 'Done' });
    expect(decode(messageReply, undefined)).toEqual({ message: null });
    expect(decode(messageReply, [])).toEqual({ message: null });
    expect(['', null, 'ok', [{ id: 1 }]].filter((body) => !refuses(messageReply, body))).toEqual([]);
  });
  it('read a refusal in a 2xx (API-3)', () => {
    const bodies = [
      { code: 404, message: 'Gone' },
      { success: false, message: 'No' },
      { success: 'false' },
      { success: 0 },
      { error: 'No' },
      { errors: [{ field: 'code', message: 'No' }] },
    ];
    expect(bodies.map(statusInBody)).toEqual([404, ...Array(5).fill(400)]);
    const successes = [
      {},
      [],
      null,
      'ok',
      { code: 200, error: null, errors: [], success: true },
      { success: 1 },
      { success: 'yes' },
      { code: '450' },
      { code: 4500 },
    ];
    expect(successes.filter((body) => statusInBody(body) !== undefined)).toEqual([]);
  });
  it('read a sign-in with or without fields', () => {
    const nothing = { code: null, message: null, error: null };
    expect([undefined, '', [], {}].map((body) => decode(SignInReply, body))).toEqual(Array(4).fill(nothing));
    expect(decode(SignInReply, { code: 403, message: 'No', error: 'Why' })).toEqual({
      code: 403,
      message: 'No',
      error: 'Why',
    });
    expect(refuses(SignInReply, 'ok')).toBe(true);
  });
});

it('reads field errors in two forms and leaves out invalid ones', () => {
  const errors = [{ field: 'a', message: 'A' }, { propertyPath: 'b', message: 'B' }, { message: 'C' }];
  expect(decode(ErrorBody, { code: 'x', errors })).toEqual({
    code: null,
    errors: [
      { field: 'a', message: 'A' },
      { field: 'b', message: 'B' },
    ],
  });
});

describe('customer replies', () => {
  it('the session needs a user (DEC-130)', () => {
    const user = { username: 'ada', role: ['ROLE_USER', 1], secret: 'yes', discord: 42, avatar: 7 };
    const read = { username: 'ada', role: ['ROLE_USER'], secret: false, discord: '42', avatar: null };
    expect(decode(auth.me.reply, { user, admin: 'wrong' })).toEqual({ user: read, admin: null });
    expect(refuses(auth.me.reply, { user: null })).toBe(true);
    expect(decode(auth.me.reply, { user: { ...user, secret: true } }).user.secret).toBe(true);
    expect(refuses(auth.me.reply, {})).toBe(true);
  });
  it('have products by name or as objects, and subscriptions without times', () => {
    const reply = decode(subscriptions.mine.reply, {
      products: [{ name: 'CS2', id: 'x', shortName: 1 }, {}],
      subscriptions: [
        { product: 'CS2', status: 'ACTIVE', start: 'never', end: 1_767_225_600 },
        { product: { name: 'CS2' }, status: 'PAUSED' },
        { product: null, status: 'ACTIVE' },
      ],
      premium: true,
    });
    expect(reply).toEqual({
      products: [{ name: 'CS2', id: null, shortName: null }],
      subscriptions: [
        { product: { name: 'CS2' }, status: 'ACTIVE', start: null, end: 1_767_225_600_000 },
        { product: { name: 'CS2' }, status: 'PAUSED', start: null, end: null },
      ],
      premium: true,
    });
  });
  it('an invalid status means no pending request and no client', () => {
    expect(decode(client.status.reply, { hwid: null, client: [] })).toEqual({
      hwid: { pending: false },
      client: null,
    });
    expect(decode(client.status.reply, { hwid: { pending: true }, client: null }).hwid.pending).toBe(true);
  });
  it('an own invite is a text or an object, unused without a status', () => {
    const { codes } = decode(invites.mine.reply, {
      codes: ['A', { code: 'B', status: 'USED', id: 1 }, { code: 'C' }],
    });
    expect(codes).toEqual([
      { code: 'A', status: 'UNUSED' },
      { code: 'B', status: 'USED', id: 1 },
      { code: 'C', status: 'UNUSED' },
    ]);
  });
});

it('invalid badges are left out', () => {
  const of = (badges: unknown) => decode(stats.read.reply, { stats: [], badges }).badges;
  expect(of({ a: '3', b: 'x' })).toEqual({ a: 3, b: null });
  expect(of(7)).toEqual({});
});
