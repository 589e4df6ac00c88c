import { expect } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { HwidScreen } from '#src/screens/admin/hwid/HwidScreen.tsx';
import preview from '#storybook/preview.tsx';
import { dialogOf, expectNoDialog, headings, inMain, rowOf, shownIds } from '../list/play.tsx';
import { press } from '../list/press.ts';
import { failsAndRetries, failsWithTheServersMessage, findsNothing, fitsTheWindow, isEmpty, isLoading, pagesToItsEnd } from '../list/states.ts';

const ID = 45;

const meta = preview.meta({
  title: 'Screens/Admin/HWID reset requests',
  component: HwidScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/hwid', screen: true },
});

export const Typical = meta.story({
  play: async ({ canvas, step }) => {
    await step('columns in the order of SPEC.md', async () => {
      await rowOf(canvas, ID);
      await expect(headings(canvas)).toEqual(['ID', 'User', 'Current HWID', 'New HWID', 'Reason', 'Request IP', 'Status', 'Requested Date', 'Actions']);
    });
    await step('ten rows, newest first', async () => {
      await expect(shownIds(canvas)).toEqual([45, 44, 43, 42, 41, 40, 39, 38, 37, 36]);
      await expect(canvas.getByText('1–10 of 45')).toBeVisible();
    });
    await step('how many wait, beyond this page of them', async () => {
      await expect(canvas.getByText(`${db.hwidRequests.where('status', 'PENDING').length} pending`)).toBeVisible();
    });
  },
});

/** SPEC.md §2: PENDING rows can be decided, the others say in lower case how they were; empty ids are 'N/A' (READINGS.md T70). */
export const EachStatus = meta.story({
  beforeEach: () => {
    db.hwidRequests.update(45, { status: 'PENDING', requestHwid: null, currentHwid: null });
    db.hwidRequests.update(44, { status: 'APPROVED' });
    db.hwidRequests.update(43, { status: 'DECLINED' });
  },
  play: async ({ canvas }) => {
    const pending = await rowOf(canvas, 45);
    await expect(pending.getByText('PENDING')).toBeVisible();
    await expect(pending.getAllByText('N/A')).toHaveLength(2);
    for (const name of ['Approve', 'Decline']) await expect(pending.getByRole('button', { name })).toHaveAccessibleDescription('45');
    const approved = await rowOf(canvas, 44);
    await expect(approved.getByText('APPROVED')).toBeVisible();
    await expect(approved.getByText('approved')).toBeVisible();
    await expect(approved.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect((await rowOf(canvas, 43)).getByText('declined')).toBeVisible();
  },
});

/** The whole ids are in the row, cut off only by the cell, and copied whole (READINGS.md T69). */
export const WholeValues = meta.story({
  beforeEach: () => void db.hwidRequests.update(ID, { currentHwid: 'CPU-178BFBFF|BOARD-71A2C9|DISK-0025_38B1', requestHwid: 'CPU-178BFBFF|BOARD-88F01D|DISK-0025_38B1' }),
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, ID);
    const next = row.getByText('CPU-178BFBFF|BOARD-88F01D|DISK-0025_38B1');
    await expect(next.closest('[title]')).toHaveAttribute('title', next.textContent);
    await expect(next.style.backgroundImage).toContain('var(--color-warning) 19ch 25ch');
    await expect(next.closest('button')).toHaveAttribute('aria-description', 'Copy new HWID');
  },
});

/** Reason in full, whatever the status; what would change, or has. */
export const Details = meta.story({
  parameters: { world: 'longest', route: '/admin/hwid?dir=asc' },
  play: async (context) => {
    await press(context, 1, 'Details');
    const dialog = await dialogOf('HWID reset request #1');
    await expect(dialog.getByText(db.hwidRequests.find(1)!.reason)).toBeVisible();
    await expect(dialog.getByText(/of 64 characters differ/)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expectNoDialog();
    await expect((await rowOf(context.canvas, 1)).getByRole('button', { name: 'Details' })).toHaveFocus();
  },
});

/** From one pending row's button to the next one's with the arrow keys. */
export const ArrowKeys = meta.story({
  parameters: { visual: false, screen: false },
  beforeEach: () => void db.hwidRequests.update(44, { status: 'APPROVED' }),
  play: async ({ canvas, userEvent }) => {
    const button = async (id: number, name: string) => (await rowOf(canvas, id)).getByRole('button', { name });
    (await button(45, 'Decline')).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await button(43, 'Decline')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(await button(45, 'Decline')).toHaveFocus();
  },
});

export const Loading = meta.story({
  parameters: { outcomes: { 'hwidRequests.list': 'neverAnswers' } },
  play: isLoading('requests'),
});

export const Empty = meta.story({
  parameters: { world: 'empty' },
  play: async (context) => {
    await isEmpty(context);
    await expect(context.canvas.getByText('0 pending')).toBeVisible();
  },
});

export const NoMatch = meta.story({
  parameters: { route: '/admin/hwid?search=no-such-hwid' },
  play: findsNothing,
});

export const Crowded = meta.story({
  parameters: { world: 'crowded', visual: false, screen: false },
  play: pagesToItsEnd(() => db.hwidRequests.size),
});

export const LongestTexts = meta.story({
  parameters: { world: 'longest' },
  play: async ({ canvas }) => {
    await rowOf(canvas, db.hwidRequests.size);
    await fitsTheWindow();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const row = await rowOf(canvas, ID);
    await expect(row.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect(row.getByRole('button', { name: 'Decline' })).toBeVisible();
  },
});

/** SPEC.md §3: the count that comes with the list is optional; without it nothing is claimed. */
export const WithoutPendingCount = meta.story({
  parameters: { outcomes: { 'hwidRequests.list': 'noPendingCount' } },
  play: async ({ canvas }) => {
    await rowOf(canvas, 1);
    await expect(canvas.queryByText(/\d pending/)).toBeNull();
  },
});

export const ErrorFetchingHwidResetRequests = meta.story({
  name: 'Error fetching HWID reset requests',
  parameters: { outcomes: { 'hwidRequests.list': 'noMessage' } },
  play: failsAndRetries('hwidRequests.list', 'Error fetching HWID reset requests', ID),
});

export const FailsWithTheServersMessage = meta.story({
  parameters: { outcomes: { 'hwidRequests.list': 'serverMessage' } },
  play: failsWithTheServersMessage,
});
