// @vitest-environment node
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { sendInProcess, sendOverHttp, type Step } from './drive.fixtures.ts';
import { DUMMY_TOKEN } from '../third-parties/dummy-token.ts';
import { PERSONA_PASSWORD } from '../scenarios/personas.ts';

const NOW = new Date('2026-01-15T12:00:00Z');
const LATER = '2026-06-01T00:00:00.000Z';

const credentials = (username: string) => ({
  username,
  password: PERSONA_PASSWORD,
  turnstileToken: DUMMY_TOKEN,
});

/** Calls every endpoint at least once, with refusals of every kind. */
const steps: Step[] = [
  { name: 'auth.me' },
  { name: 'auth.refresh' },
  { name: 'auth.signIn', body: { ...credentials('customer'), password: 'wrong' } },
  { name: 'auth.signIn', body: credentials('banned') },
  { name: 'auth.signIn', body: { username: 'customer' } },
  { name: 'auth.signIn', raw: { text: '{"username":' } },
  {
    name: 'auth.signUp',
    body: { username: 'newcomer', password: 'long enough', turnstileToken: 'mock-pass-1' },
  },
  { name: 'auth.signUp', body: { username: 'newcomer', password: 'x', turnstileToken: 'mock-pass-2' } },
  {
    name: 'auth.signUp',
    body: { username: 'another', password: 'long enough', turnstileToken: 'mock-pass-1' },
  },
  { name: 'auth.signIn', body: credentials('customer') },
  { name: 'client.download' },
  { name: 'stats.read' },
  { name: 'subscriptions.redeem', body: { key: 'no such key' } },
  { name: 'subscriptions.checkout', body: { plan: 249 } },
  { name: 'subscriptions.checkout', body: { plan: 1 } },
  { name: 'auth.refresh' },
  { name: 'auth.me', raw: { bearer: 'forged' } },
  { name: 'auth.invalidate' },
  { name: 'auth.signOut' },
  { name: 'adminAuth.signIn', body: credentials('customer') },
  { name: 'adminAuth.signIn', body: credentials('admin') },
  { name: 'auth.me' },
  {
    name: 'account.changePassword',
    body: { currentPassword: 'wrong', newPassword: 'new one', confirmPassword: 'new one' },
  },
  {
    name: 'account.changePassword',
    body: { currentPassword: PERSONA_PASSWORD, newPassword: 'new one', confirmPassword: 'new one' },
  },
  { name: 'subscriptions.mine' },
  { name: 'client.status' },
  { name: 'client.download' },
  { name: 'hwid.requestReset', body: { reason: '  New mainboard.  ' } },
  { name: 'hwid.requestReset', body: { reason: 'Again.' } },
  { name: 'invites.mine' },
  { name: 'stats.read' },
  { name: 'users.list' },
  { name: 'users.list', raw: { path: '/api/admin/users?page=1&per_page=10' } },
  {
    name: 'users.list',
    raw: { path: '/api/admin/users?page=0&limit=10&sortField=nothing&sortDirection=asc&search=' },
  },
  { name: 'users.refs' },
  {
    name: 'users.update',
    ids: { id: 20 },
    body: { discord: null, hwid: 'AB', newHwid: null, isBanned: true },
  },
  {
    name: 'users.update',
    ids: { id: 999_999 },
    body: { discord: null, hwid: null, newHwid: null, isBanned: true },
  },
  { name: 'users.addSubscription', ids: { id: 20 }, body: { productId: 1, expirationDate: LATER } },
  { name: 'users.remove', ids: { id: 21 } },
  { name: 'adminSubscriptions.list' },
  { name: 'adminSubscriptions.products' },
  {
    name: 'adminSubscriptions.update',
    ids: { id: 30 },
    body: { userId: 3, productId: 1, expirationDate: LATER, isExpired: true },
  },
  { name: 'adminSubscriptions.remove', ids: { id: 31 } },
  { name: 'products.list' },
  { name: 'products.create', body: { name: 'Valorant', shortName: 'valorant' } },
  { name: 'products.create', body: { name: 'Valorant', shortName: 'valorant' } },
  { name: 'products.update', ids: { id: 2 }, body: { name: 'Rust 2', shortName: 'rust_2' } },
  { name: 'products.remove', ids: { id: 3 } },
  { name: 'keys.list' },
  { name: 'keys.update', ids: { id: 5 }, body: { code: 'AAAA-BBBB', productId: 1, durationHours: 48 } },
  { name: 'keys.update', ids: { id: 6 }, body: { code: 'AAAA-BBBB', productId: 1, durationHours: 48 } },
  { name: 'keys.generate', body: { productId: 1, count: 3, durationHours: 24 } },
  { name: 'keys.generate', body: { productId: 1, count: 101, durationHours: 24 } },
  { name: 'subscriptions.redeem', body: { key: 'AAAA-BBBB' } },
  { name: 'keys.unused' },
  { name: 'keys.remove', ids: { id: 7 } },
  { name: 'hwidRequests.list' },
  ...[1, 2, 3, 4, 5, 6, 7, 8, 45, 46].flatMap((id): Step[] => [
    { name: 'hwidRequests.approve', ids: { id } },
    { name: 'hwidRequests.decline', ids: { id } },
  ]),
  {
    name: 'adminClient.upload',
    body: {
      file: new File([new Uint8Array(70_000)], 'client.exe'),
      version: '9.0.0',
      releaseDate: '2026-01-15',
    },
  },
  {
    name: 'adminClient.upload',
    body: { file: new File(['text'], 'client.txt'), version: '9.0.1', releaseDate: '2026-01-15' },
  },
  { name: 'adminClient.upload', body: { version: '9.0.2', releaseDate: '2026-01-15' } },
  { name: 'client.status' },
  { name: 'adminInvites.list' },
  { name: 'adminInvites.update', ids: { id: 4 }, body: { code: 'WELCOME' } },
  { name: 'adminInvites.update', ids: { id: 4 }, body: { code: 'not allowed!' } },
  { name: 'adminInvites.generate', body: { count: 2, userId: 3 } },
  { name: 'adminInvites.massGenerate', body: { count: 1, premiumOnly: true } },
  { name: 'adminInvites.remove', ids: { id: 5 } },
  { name: 'auth.invalidate' },
  { name: 'auth.signOut' },
  { name: 'auth.me' },
];

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterAll(() => void vi.useRealTimers());
afterEach(() => void vi.restoreAllMocks());

it('covers every endpoint', () => {
  expect(new Set(steps.map(({ name }) => name))).toEqual(new Set(namedEndpoints.map(([name]) => name)));
});

it('answers the same over HTTP and in process', async () => {
  const inProcess = await sendInProcess(steps);
  const overHttp = await sendOverHttp(steps);

  expect(overHttp.length).toBe(steps.length);
  for (const [index, answer] of overHttp.entries())
    expect(answer, `step ${index}, ${steps[index]!.name}`).toEqual(inProcess[index]);
  // guards against a run in which everything fails the same way
  expect(overHttp.filter(({ status }) => status < 300).length).toBeGreaterThan(43);
});
