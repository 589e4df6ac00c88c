import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { clock, db } from '#mocks/db/index.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';
import { shownIds } from '../../../support/admin-list.tsx';
import { rowElement, userSees } from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/HWID reset requests/Alive',
  component: AdminShell,
  tags: ['HWI-7'],
  globals: { persona: 'admin', world: 'typical' },
  parameters: {
    app: true,
    route: '/admin/hwid',
    timings: { pendingPoll: 200 },
    docs: about(
      'A request that a customer makes while an administrator looks at the list shows by itself, unless rows would move under the pointer or the focus.',
    ),
  },
});

/** Customers ask for another HWID. */
function request(count: number) {
  for (let at = 0; at < count; at++)
    db.hwidRequests.insert({
      userId: 2,
      currentHwid: 'OLD',
      requestHwid: `NEW-${at}`,
      reason: 'A new computer',
      requestIp: '203.0.113.7',
      status: 'PENDING',
      createdDate: new Date(clock.now()).toISOString(),
    });
}
const pending = () => db.hwidRequests.where('status', 'PENDING').length;

export const Comes = meta.story({
  name: 'New requests come by themselves, marked',
  parameters: { pictures: false },
  play: async () => {
    await rowElement(45);
    request(2);
    await rowElement(47);
    await expect((await rowElement(46)).hasAttribute('data-fresh')).toBe(true);
    await userSees(`Review ${pending()} pending`);
  },
});

/** While the focus is in the table, no row moves. */
export const Offered = meta.story({
  name: 'Show 2 new requests',
  parameters: { screen: true, pictures: false },
  play: async () => {
    (await rowElement(45)).querySelector('button')!.focus();
    request(2);
    await screen.findByRole('button', { name: 'Show 2 new requests' });
    await userSees(`Review ${pending()} pending`);
    await expect(shownIds()[0]).toBe(45);
    await userEvent.click(await screen.findByRole('button', { name: 'Show 2 new requests' }));
    await rowElement(47);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Show \d/ })).toBeNull());
  },
});
