import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hwidRequests } from './admin/hwid-requests.ts';
import { adminInvites } from './admin/invites.ts';
import { keys } from './admin/keys.ts';
import { stats } from './admin/stats.ts';
import { adminSubscriptions } from './admin/subscriptions.ts';
import { users } from './admin/users.ts';
import { client } from './client.ts';
import type { Endpoint } from './endpoint.ts';
import { aKey, anHwidRequest, anInvite, aSubscription, aUser } from './examples.ts';

/* The types of most fields are not documented, so one unexpected value must not invalidate a whole reply. */

const decode = (endpoint: Pick<Endpoint<string, any, any, any, any>, 'reply'>, body: unknown): any =>
  z.parse(endpoint.reply, body);

const [key, user, invite] = [aKey(), aUser(), anInvite()];
const request = anHwidRequest({ user: null, status: 'pending' });
const bare = aSubscription({ user: null, expirationDate: null, status: 'PAUSED' });

const rows: [what: string, endpoint: Endpoint<string, any, any, any, any>, row: object, decoded: object][] = [
  [
    'a key in other types',
    keys.list,
    { ...key, id: '9', product: undefined, durationHours: '24', usedBy: [], createdDate: 1_767_225_600 },
    { id: 9, product: null, durationHours: 24, usedBy: null, createdDate: '2026-01-01T00:00:00.000Z' },
  ],
  ['a key without hours', keys.list, { ...key, durationHours: null }, { durationHours: null }],
  ['a key of an unknown status', keys.list, { ...key, status: 'REVOKED' }, { status: 'REVOKED' }],
  ['a subscription without all that may be missing', adminSubscriptions.list, bare, bare],
  ['a request without a user', hwidRequests.list, request, { user: null, status: 'PENDING' }],
  ['a user with a number for Discord', users.list, { ...user, discord: 42 }, { discord: '42' }],
  [
    'an invite with its id as text',
    adminInvites.list,
    { ...invite, id: '7', assignedTo: [], usedBy: [] },
    { id: 7, assignedTo: null },
  ],
];

it.each(rows)('a row with unexpected values is decoded: %s (API-1)', (_, endpoint, row, decoded) => {
  expect(decode(endpoint, { items: [row], total: '1' })).toMatchObject({ items: [decoded], total: 1 });
});

it('reads generated codes as objects and as strings', () => {
  const codes = [{ code: 'A1' }, { code: 'B2' }];
  expect(decode(keys.generate, { keys: ['A1', { code: 'B2' }] }).keys).toMatchObject(codes);
  expect(decode(adminInvites.generate, { codes: ['A1', { code: 'B2' }] }).codes).toEqual(codes);
});

it('reads value, change and detail of a stat card as numbers, strings or missing', () => {
  const cards = [
    { label: 'Users', value: null, change: -3, detail: '2 today' },
    { label: 'Keys', value: '7', change: '+12%', detail: 7 },
  ];
  expect(decode(stats.read, { stats: cards, badges: {} }).stats).toEqual(cards);
});

it.each([1_767_225_600_000, '2026-01-01T00:00:00+02:00', '2026-01-01 00:00:00'])(
  'a client’s version may be a number, its release date the midnight %s',
  (releaseDate) => {
    expect(decode(client.status, { hwid: {}, client: { version: 3, releaseDate } }).client).toEqual({
      version: '3',
      releaseDate: '2026-01-01',
    });
  },
);
