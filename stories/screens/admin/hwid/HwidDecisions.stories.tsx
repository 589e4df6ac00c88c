import { expect, screen, waitFor, within } from 'storybook/test';
import { switchOn } from '#storybook/world.ts';
import { db } from '#mocks/db/index.ts';
import { HwidScreen } from '#src/screens/admin/hwid/HwidScreen.tsx';
import preview from '#storybook/preview.tsx';
import { dialogOf, expectNoDialog, inMain, type Playing, rowOf } from '../list/play.tsx';
import { press } from '../list/press.ts';

/** The newest two requests; both wait. */
const ID = 44;
const NEXT = 43;

const meta = preview.meta({
  title: 'Screens/Admin/HWID reset requests/Decisions',
  component: HwidScreen,
  decorators: [inMain],
  parameters: { persona: 'admin', route: '/admin/hwid' },
});

const pending = () => db.hwidRequests.where('status', 'PENDING').length;
const nameOf = (id: number) => db.users.find(db.hwidRequests.find(id)!.userId)!.username;

async function decided(playing: Playing, decision: 'Approve' | 'Decline') {
  await press(playing, ID, decision);
  const dialog = await dialogOf(`${decision} HWID reset request #${ID}`);
  await playing.userEvent.click(dialog.getByRole('button', { name: decision }));
  return dialog;
}

/** Both values one above the other, what differs underlined; the reason in full. */
export const Approve = meta.story({
  parameters: { screen: true },
  beforeEach: () => void db.hwidRequests.update(ID, { currentHwid: '178bfbff00a20f12', requestHwid: '178bfbff00c20f1d' }),
  play: async (context) => {
    await press(context, ID, 'Approve');
    const dialog = await dialogOf(`Approve HWID reset request #${ID}`);
    await expect(dialog.getByText(`Are you sure you want to approve the request for user ${nameOf(ID)}?`)).toBeVisible();
    await expect(dialog.getByText("This will update the user's HWID to the new value.")).toBeVisible();
    const values = dialog.getAllByRole('definition');
    await expect(values.map(({ textContent }) => textContent)).toEqual(['178bfbff00a20f12', '178bfbff00c20f1d']);
    await expect(values.map((value) => [...value.querySelectorAll('mark')].map(({ textContent }) => textContent))).toEqual([['a', '2'], ['c', 'd']]);
    await expect(dialog.getByText('2 of 16 characters differ, underlined above.')).toBeVisible();
    await expect(dialog.getByText(db.hwidRequests.find(ID)!.reason)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
});

export const Decline = meta.story({
  parameters: { screen: true },
  play: async (context) => {
    await press(context, ID, 'Decline');
    const dialog = await dialogOf(`Decline HWID reset request #${ID}`);
    await expect(dialog.getByText(`Are you sure you want to decline the request for user ${nameOf(ID)}?`)).toBeVisible();
    await expect(dialog.queryByText(/This will update/)).toBeNull();
  },
});

/** READINGS.md T70: approving nothing takes the id away. */
export const ApproveWithoutANewValue = meta.story({
  beforeEach: () => void db.hwidRequests.update(ID, { requestHwid: null }),
  play: async (context) => {
    await press(context, ID, 'Approve');
    const dialog = await dialogOf(`Approve HWID reset request #${ID}`);
    await expect(dialog.getByText('Approving leaves the user without an HWID.')).toBeVisible();
  },
});

export const LongestTexts = meta.story({
  parameters: { screen: true, world: 'longest' },
  play: async (context) => {
    await press(context, 14, 'Approve');
    const dialog = await dialogOf('Approve HWID reset request #14');
    await expect(dialog.getByText(db.hwidRequests.find(14)!.reason)).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Approve' })).toBeVisible();
  },
});

/** The row, the user and the count are new when the toast says so; the focus goes on to the next pending row, and it is said. */
export const ApprovedSuccessfully = meta.story({
  name: 'HWID reset request approved successfully',
  play: async (context) => {
    const { canvas } = context;
    const before = pending();
    const { requestHwid, userId } = db.hwidRequests.find(ID)!;
    await decided(context, 'Approve');
    await screen.findByText('HWID reset request approved successfully');
    await expectNoDialog();
    const row = await rowOf(canvas, ID);
    await expect(row.getByText('approved')).toBeVisible();
    await expect(canvas.getByText(`${before - 1} pending`)).toBeVisible();
    await expect(db.users.find(userId)!.hwid).toBe(requestHwid);
    const next = (await rowOf(canvas, NEXT)).getByRole('button', { name: 'Approve' });
    await waitFor(() => expect(next).toHaveFocus());
    await expect(canvas.getByText(`Next pending request: #${NEXT}, ${nameOf(NEXT)}`)).toBeInTheDocument();
  },
});

/** The same by keyboard alone, two in a row. */
export const DeclinedSuccessfully = meta.story({
  name: 'HWID reset request declined successfully',
  play: async ({ canvas, userEvent }) => {
    (await rowOf(canvas, ID)).getByRole('button', { name: 'Decline' }).focus();
    for (const id of [ID, NEXT]) {
      await userEvent.keyboard('{Enter}');
      await dialogOf(`Decline HWID reset request #${id}`);
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.keyboard('{Tab}{Enter}');
      await waitFor(async () => expect((await rowOf(canvas, id)).getByText('declined')).toBeVisible());
      await waitFor(() => expect(document.activeElement).toHaveAccessibleDescription(String(id - 1)));
    }
    await expect(screen.getByText('HWID reset request declined successfully')).toBeVisible();
  },
});

/** The last one on the page: there is nothing to go on with. */
export const NothingLeftToDecide = meta.story({
  beforeEach: () => db.hwidRequests.where('status', 'PENDING').forEach(({ id }) => id !== ID && db.hwidRequests.update(id, { status: 'APPROVED' })),
  play: async (context) => {
    await decided(context, 'Decline');
    await expect(await context.canvas.findByText('0 pending')).toBeVisible();
    await expect(context.canvas.getByText('No other pending request on this page')).toBeInTheDocument();
  },
});

/** The badge of the shell follows, right beyond one page (READINGS.md T64). */
export const BadgeFollows = meta.story({
  parameters: { app: true, visual: false },
  play: async (context) => {
    const { canvas } = context;
    const before = pending();
    const badge = (count: number) => canvas.findByRole('link', { name: `HWID reset requests ${count} pending` });
    await badge(before);
    await expect(before).toBeGreaterThan(10);
    await decided(context, 'Approve');
    await screen.findByText('HWID reset request approved successfully');
    await badge(before - 1);
  },
});

/** The row cannot be acted on twice while the first answer is on its way (READINGS.md T65). */
export const Busy = meta.story({
  parameters: { outcomes: { 'hwidRequests.approve': 'neverAnswers' } },
  play: async (context) => {
    const dialog = await decided(context, 'Approve');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Approve' })).toBeDisabled());
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    const row = within(document.getElementById(`row-${ID}`)!.closest('tr')!);
    await expect(row.getByText('Approve', { selector: 'button' })).toBeDisabled();
    await expect(row.getByText('Decline', { selector: 'button' })).toBeDisabled();
  },
});

/** Decided, but the list could not be read again: the old row stays disabled. */
export const ReloadFails = meta.story({
  play: async (context) => {
    await rowOf(context.canvas, ID);
    switchOn('hwidRequests.list', 'noMessage');
    await decided(context, 'Approve');
    await screen.findByText('Error fetching HWID reset requests');
    await screen.findByText('HWID reset request approved successfully');
    await expectNoDialog();
    await expect((await rowOf(context.canvas, ID)).getByRole('button', { name: 'Approve' })).toBeDisabled();
  },
});

export const ErrorApproving = meta.story({
  name: 'Error approveing HWID reset request',
  parameters: { outcomes: { 'hwidRequests.approve': 'noMessage' } },
  play: async (context) => {
    const dialog = await decided(context, 'Approve');
    await screen.findByText('Error approveing HWID reset request');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Approve' })).toBeEnabled());
  },
});

export const ErrorDeclining = meta.story({
  name: 'Error declineing HWID reset request',
  parameters: { outcomes: { 'hwidRequests.decline': 'noMessage' } },
  play: async (context) => {
    const dialog = await decided(context, 'Decline');
    await screen.findByText('Error declineing HWID reset request');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Decline' })).toBeEnabled());
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
    await expect((await rowOf(context.canvas, ID)).getByRole('button', { name: 'Approve' })).toBeEnabled();
  },
});

export const FailsWithTheServersMessage = meta.story({
  parameters: { outcomes: { 'hwidRequests.decline': 'serverMessage' } },
  play: async (context) => {
    await decided(context, 'Decline');
    await screen.findByText('Down for maintenance until 14:00 UTC');
  },
});

/** Somebody else was faster: told, reloaded, shown as such, and on to the next one. */
export const HandledBySomebodyElse = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await press(context, ID, 'Approve');
    const dialog = await dialogOf(`Approve HWID reset request #${ID}`);
    db.hwidRequests.update(ID, { status: 'DECLINED' });
    const left = pending();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await screen.findByText('This request has already been processed');
    await expectNoDialog();
    const row = await rowOf(canvas, ID);
    await expect(row.getByText('declined')).toBeVisible();
    await expect(row.getByText('by somebody else')).toBeVisible();
    await expect(canvas.getByText(`${left} pending`)).toBeVisible();
    const next = (await rowOf(canvas, NEXT)).getByRole('button', { name: 'Approve' });
    await waitFor(() => expect(next).toHaveFocus());
  },
});

/** A server that says 409 although the request still waits: it can be tried again. */
export const RefusedButStillPending = meta.story({
  parameters: { outcomes: { 'hwidRequests.approve': 'alreadyProcessed' } },
  play: async (context) => {
    const dialog = await decided(context, 'Approve');
    await screen.findByText('This request has already been processed');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Approve' })).toBeEnabled());
  },
});
