import { describe, expect, it } from 'vitest';
import { hwidRequests } from './admin/hwid-requests.ts';
import { keys } from './admin/keys.ts';
import { stats } from './admin/stats.ts';
import { users } from './admin/users.ts';
import { auth } from './auth.ts';
import { findToleratedDeviations } from './tolerated-deviations.ts';
import { aKey } from './examples.ts';
import { subscriptions } from './subscriptions.ts';

const key = aKey();
const roles = { 1: 'ROLE_USER' };
const someone = { username: 'ada', role: [], secret: false, discord: null, avatar: null };
const page = (row: object) => ({ items: [row], total: 1 });

describe('tolerated deviations', () => {
  it.each([
    ['PHP’s empty values', keys.list, page({ ...key, usedBy: [], product: {}, usedDate: '' })],
    ['missing fields', keys.list, page({ id: 1, code: 'A-1', status: 'USED' })],
    ['an empty map for a list', subscriptions.mine, { products: {}, subscriptions: {}, premium: false }],
    ['documented alternatives', hwidRequests.list, { ...page({ id: 1, user: 'cara', status: 'PENDING' }) }],
    ['a text for an object', auth.me, { user: 'ada' }],
    ['nothing for an object', stats.read, null],
    ['a missing field that may be missing', auth.me, { user: someone }],
    ['204 where only the message is read', subscriptions.redeem, undefined],
  ])('are none in %s', (_, { reply }, body) => {
    expect(findToleratedDeviations(reply, body)).toEqual([]);
  });

  it.each([
    ['a wrong type', keys.list, page({ ...key, usedBy: 7 }), 'items[].usedBy', 7],
    ['a number as text', keys.list, page({ ...key, durationHours: '24' }), 'items[].durationHours', '24'],
    ['an undocumented word', keys.list, page({ ...key, status: 'REVOKED' }), 'items[].status', 'REVOKED'],
    ['a time in seconds', keys.list, page({ ...key, usedDate: 1 }), 'items[].usedDate', 1],
    ['a row that cannot be read', keys.list, page({ code: 'A' }), 'items[]', { code: 'A' }],
    ['a role as an object', users.list, page({ id: 1, roles }), 'items[].roles', roles],
    ['a badge', stats.read, { stats: [], badges: { a: 'many' } }, 'badges.*', 'many'],
    ['a field that may be missing', auth.me, { user: someone, admin: 'x' }, 'admin', 'x'],
  ])('are found for %s', (_, { reply }, body, path, value) => {
    expect(findToleratedDeviations(reply, body)).toEqual([{ path, value }]);
  });
});
