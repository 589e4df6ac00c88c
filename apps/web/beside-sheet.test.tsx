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
const tick = (noun: string) => `button More for ${noun}s, menuitem Select rows, checkbox Select ${noun}`;
const typed = (name: string): [string, string] => [`Type ${name} to confirm`, name];
const cs2: [string, string] = ['Product', 'CS2'];

it.each<[route: string, opens: string, button: string, reads: string, fills?: typeof cs2]>([
  [
    '/admin/hwid?user=premium',
    'button Delete',
    'Delete',
    'users hwid-reset/requests stats',
    typed('premium'),
  ],
  ['/admin/users?user=customer', 'button Add subscription', 'Add subscription', ofSubs, cs2],
  ['/admin/hwid?user=pending', 'button Approve', 'Approve', 'hwid-reset/requests users'],
  [cs2Row, 'button Edit', 'Save', 'products subscriptions keys'],
  [cs2Row, 'button Delete', 'Delete', `products keys ${ofSubs}`, typed('CS2')],
  [subs, 'button Edit', 'Save', ofSubs],
  [subs, 'button Delete', 'Delete', ofSubs],
  [subs, `${tick('subscription')}, button Extend`, 'Extend 1 subscription', ofSubs],
  [keys, 'button Delete', 'Delete Key', 'keys stats'],
  [keys, `${tick('key')}, button Delete selected`, 'Delete 1 key', 'keys stats'],
  [keys, 'button Generate', 'Generate', 'keys stats', cs2],
  ['/admin/invites', 'button Mass', 'Generate', 'invites'],
])(
  '%s, %s, %s: reads %s again, all in sight that it changes (LIS-6)',
  async (route, steps, button, reads, fills) => {
    onTestFinished(overrideTimings({ pendingPoll: 3_600_000 }));
    await enter('admin', route);
    await screen.findByRole('table', {}, patient);
    await waitFor(() => expect(document.body.textContent).not.toContain('Loading'), patient);
    const opens = steps.split(', ');
    for (const step of opens) fireEvent.click(await find(step));
    if (fills) await fill(...fills);
    const submit = await findSubmit({ opens, button });
    app.calls = [];
    fireEvent.click(submit);
    const wanted = reads.split(' ').map((path) => `GET /api/admin/${path}`);
    await waitFor(() => expect(app.calls).toEqual(expect.arrayContaining(wanted)), patient);
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
