// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { overrideTimings } from '#src/app/timings.ts';
import { enter, fill, find, findSubmit, patient, setUpApp } from './driven-app.fixtures.tsx';

const app = setUpApp();

const keys = '/admin/keys';
const subs = '/admin/subs?search=premium&user=premium';
const ofSubs = 'subscriptions users stats';
const cs2Row = '/admin/products?search=CS2&user=premium';
const tick = (noun: string) => `checkbox Select ${noun}`;
type Pair = [string, string];
const typed = (name: string): Pair => [`Type ${name} to confirm`, name];
const cs2: Pair = ['Product', 'CS2'];
const sheet = () => document.querySelector('[data-sheet]')?.textContent;

/** `shows`: a text of the sheet that goes, and what comes in its place. */
it.each<
  [route: string, opens: string, button: string, reads: string, fills?: Pair | undefined, shows?: Pair]
>([
  [
    '/admin/hwid?user=premium',
    'button Delete',
    'Delete',
    'users hwid-reset/requests stats',
    typed('premium'),
  ],
  [
    '/admin/users?user=customer',
    'button Add subscription$',
    'Add subscription',
    ofSubs,
    cs2,
    ['No premium', 'CS2ACTIVE'],
  ],
  [
    '/admin/hwid?user=pending',
    'button Approve.*41',
    'Approve',
    'hwid-reset/requests users',
    undefined,
    ['HWIDafdcd79', 'HWIDc41b7de'],
  ],
  [cs2Row, 'button Edit', 'Save', 'products subscriptions keys', ['Name', 'Renamed'], ['CS2', 'Renamed']],
  [cs2Row, 'button Delete', 'Delete', `products keys ${ofSubs}`, typed('CS2'), ['CS2', '']],
  [subs, 'button Edit', 'Save', ofSubs],
  [subs, 'button Delete', 'Delete', ofSubs],
  [subs, `${tick('subscription')}, button Extend`, 'Extend 1 subscription', ofSubs],
  [keys, 'button Delete', 'Delete Key', 'keys stats'],
  [keys, `${tick('key')}, button Delete selected`, 'Delete 1 key', 'keys stats'],
  [keys, 'button Generate', 'Generate', 'keys stats', cs2],
  ['/admin/invites', 'button Mass', 'Generate', 'invites'],
])(
  '%s, %s, %s: reads %s again, all in sight that it changes (LIS-6, PER-1, PER-3)',
  async (route, steps, button, reads, fills, [goes, comes] = ['', '']) => {
    onTestFinished(overrideTimings({ pendingPoll: 3_600_000 }));
    await enter('admin', route);
    await screen.findByRole('table', {}, patient);
    await waitFor(() => expect(document.body.textContent).not.toContain('Loading'), patient);
    const opens = steps.split(', ');
    for (const step of opens) fireEvent.click(await find(step));
    if (fills) await fill(...fills);
    const submit = await findSubmit({ opens, button });
    await waitFor(() => expect(sheet() ?? '').toContain(goes), patient);
    app.calls = [];
    fireEvent.click(submit);
    const wanted = reads.split(' ').map((path) => `GET /api/admin/${path}`);
    await waitFor(() => expect(app.calls).toEqual(expect.arrayContaining(wanted)), patient);
    if (!goes) return;
    await waitFor(() => expect(sheet()).not.toContain(goes), patient);
    expect(sheet()).toContain(comes);
  },
);

it.each([
  ['keys', () => db.keys.update(db.keys.all().at(-1)!.id, { status: 'USED', usedById: 3 })],
  ['invites', () => db.invites.update(db.invites.all().at(-1)!.id, { assignedToId: 3 })],
])('a row of %s that belongs to the person is marked (PER-1)', async (path, own) => {
  own();
  await enter('admin', `/admin/${path}?user=premium`);
  await waitFor(() => expect(document.querySelector('tr[aria-current=true]')).not.toBeNull(), patient);
});
