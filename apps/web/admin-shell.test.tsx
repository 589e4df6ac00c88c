// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { db, isPremium, statusOf } from '#mocks/db/index.ts';
import { server } from '#mocks/transports/node.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { enter, findSubmit, setUpApp } from './driven-app.fixtures.tsx';

setUpApp();

it('stats that fail are reported on /admin/hwid, also when the list has answered first (ADM-3)', async () => {
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  server.use(
    http.get('*/api/admin/stats', async () => {
      await failing;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  await enter('admin', '/admin/hwid');
  const newest = db.hwidRequests.all().toSorted((one, other) => other.id - one.id)[0]!;
  const name = db.users.find(newest.userId)!.username;
  expect(await screen.findAllByText(name, { exact: false })).not.toEqual([]);
  expect(screen.queryByText('Failed to fetch stats')).toBeNull();
  const link = screen.getByRole('link', { name: /^HWID reset requests/ });
  expect(link.textContent).toBe('HWID reset requests');
  fail();
  expect(await screen.findAllByText('Failed to fetch stats')).toHaveLength(1);
  expect(link.textContent).toBe('HWID reset requests ?unknown number pending');
  server.resetHandlers();
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/joined this week$/)).toBeDefined();
  expect(link.textContent).toMatch(/^HWID reset requests \d+ pending$/);
});

const DAY = 86_400_000;

it.each([
  [
    'subs',
    'ends-7',
    () =>
      db.subscriptions
        .where('pauseDate', null)
        .filter((row) => statusOf(row) === 'ACTIVE' && Date.parse(row.end) <= Date.now() + 7 * DAY),
  ],
  ['users', 'banned', () => db.users.where('isBanned', true)],
  ['users', 'banned-premium', () => db.users.where('isBanned', true).filter(({ id }) => isPremium(id))],
  ['users', 'hwid-without-premium', () => db.users.all().filter(({ id, hwid }) => hwid && !isPremium(id))],
])('the quick filter of %s, %s, finds no other rows (LIS-16)', async (path, ask, wanted) => {
  const [paused] = db.subscriptions.where('userId', personas.paused.id);
  db.subscriptions.update(paused!.id, { end: new Date(Date.now() + DAY).toISOString() });
  await enter('admin', `/admin/${path}?ask=${ask}`);
  expect(await screen.findByText(new RegExp(`^${wanted().length} of \\d+ `))).toBeDefined();
});

it('a search works beside undeclared parameters, and drops them from the address (LIS-7)', async () => {
  const { state, subscribe } = await enter('admin', '/admin/products?dialog=edit&Colour=red&panel=x');
  const addresses = [state.location.search];
  subscribe(({ location }) => addresses.push(location.search));
  await screen.findByRole('table', { name: 'Products' });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'chess' } });
  await waitFor(() => expect(addresses.at(-1)).toBe('?panel=x&search=chess'));
});

it('a press outside leaves new invite codes that the browser has refused to copy (DEC-48)', async () => {
  await enter('admin', '/admin/invites?dialog=generate');
  fireEvent.click(await findSubmit('Generate'));
  const codes = await screen.findByRole('region', { name: 'codes' });
  const outside = codes.closest('[data-dialog-panel]')!;
  for (const press of [fireEvent.pointerDown, fireEvent.pointerUp]) press(outside);
  await act(async () => void fireEvent.click(outside));
  expect(codes.isConnected).toBe(true);
});
