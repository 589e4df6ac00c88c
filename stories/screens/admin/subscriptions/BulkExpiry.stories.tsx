import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { forgetClock, observeClock } from '#src/app/clock-skew.ts';
import { SubscriptionsScreen } from '#src/screens/admin/subscriptions/SubscriptionsScreen.tsx';
import preview from '#storybook/preview.tsx';
import { listMeta } from '../../../support/admin-list.tsx';
import {
  expectNoDialog,
  expectToast,
  fill,
  pressInRow,
  rowElement,
  userSees,
} from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Subscriptions/Extend and end',
  component: SubscriptionsScreen,
  ...listMeta(
    '/admin/subs',
    'Administrators give several customers more days at once, after an outage for example, or end their subscriptions. What changes is shown before; what failed or had changed meanwhile is accounted for.',
  ),
  globals: { persona: 'admin', world: 'typical', locale: 'en-US', timeZone: 'UTC' },
  beforeEach: () => {
    for (const id of [260, 259])
      db.subscriptions.update(id, { isExpired: false, pauseDate: null, end: '2027-03-01T12:00:00.000Z' });
    db.subscriptions.update(258, { isExpired: true, end: '2026-01-01T12:00:00.000Z' });
  },
});

async function select() {
  await rowElement(260);
  await pressInRow(258, 'Select subscription 258');
  await expect(await screen.findByRole('button', { name: 'End now' })).toHaveAccessibleDescription(
    'Select an active subscription first',
  );
  for (const id of [260, 259]) await pressInRow(id, `Select subscription ${id}`);
}

async function extend() {
  await select();
  await userEvent.click(await screen.findByRole('button', { name: 'Extend' }));
  await screen.findByRole('alertdialog', { name: /^Extend \d+ subscription/ });
}

const changes = () => within(document.querySelector<HTMLElement>('[aria-label="What changes"]')!);

export const Preview = meta.story({
  name: 'Extend: preview',
  tags: ['SBS-4', 'LIS-17'],
  parameters: { pictures: 'all', screen: true },
  play: async () => {
    await extend();
    await waitFor(() => expect(screen.getByLabelText('Days')).toHaveFocus());
    await expect(changes().getAllByText('Mar 31, 2027, 12:00 PM')).toHaveLength(2);
    await userEvent.keyboard('10'); // in place of the selected text
    await expect(changes().getAllByText('Mar 11, 2027, 12:00 PM')).toHaveLength(2);
  },
});

export const Extended = meta.story({
  name: 'Three extended, on a device with a wrong clock',
  tags: ['SBS-4', 'LIS-18'],
  parameters: { pictures: false },
  beforeEach: () => {
    observeClock(new Headers({ Date: new Date(Date.now() + 3_600_000).toUTCString() }), Date.now());
    return forgetClock;
  },
  play: async () => {
    await extend();
    await userSees(/^This device’s clock is/, 'dialog');
    await fill({ Days: '10' });
    await userEvent.click(await screen.findByRole('button', { name: 'Extend 3 subscriptions' }));
    await expectToast('3 subscriptions extended by 10 days');
    await expectNoDialog();
    await expect(db.subscriptions.find(260)).toMatchObject({ end: '2027-03-11T12:00:00.000Z' });
    await expect(db.subscriptions.find(258)).toMatchObject({ isExpired: false });
  },
});

/** Ended subscriptions are skipped. Changed ones stay in the filtered list, though they no longer match. */
export const Ended = meta.story({
  name: 'End now: two of three',
  tags: ['SBS-5', 'LIS-17'],
  beforeEach: () => void db.subscriptions.update(258, { end: '2027-03-01T12:00:00.000Z' }),
  parameters: { screen: true, pictures: false, route: '/admin/subs?Expiration+Date=2027-03-01' },
  play: async () => {
    await select();
    await userEvent.click(await screen.findByRole('button', { name: 'End now' }));
    await screen.findByRole('alertdialog', { name: 'End' });
    await screen.findByText('1 other has already ended.');
    for (const row of changes().getAllByRole('row').slice(1))
      await expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent(/^ended /);
    await userEvent.click(await screen.findByRole('button', { name: 'End 2 subscriptions' }));
    await expectToast('2 subscriptions ended');
    for (const id of [260, 259]) {
      await expect(db.subscriptions.find(id)).toMatchObject({ isExpired: true });
      await waitFor(async () => expect(await rowElement(id)).toHaveAttribute('data-fresh'));
    }
  },
});

/** Another administrator has extended one meanwhile and deleted another. */
export const LeftAlone = meta.story({
  name: 'One extended, two changed meanwhile',
  tags: ['LIS-17'],
  play: async () => {
    await extend();
    db.subscriptions.update(259, { end: '2027-05-01T12:00:00.000Z' });
    db.subscriptions.remove(258);
    await userEvent.click(await screen.findByRole('button', { name: 'Extend 3 subscriptions' }));
    await screen.findByRole('dialog', { name: '1 subscription extended by 30 days, 2 skipped' });
    await expect(db.subscriptions.find(259)).toMatchObject({ end: '2027-05-01T12:00:00.000Z' });
  },
});
