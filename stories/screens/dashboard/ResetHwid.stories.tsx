import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { DashboardScreen } from '#src/screens/dashboard/DashboardScreen.tsx';
import { dashboardMeta, expectToast, fill, openTab, requestReset } from '../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Dashboard/Reset HWID',
  component: DashboardScreen,
  tags: ['screen'],
  ...dashboardMeta(
    'premium',
    'The tab of the dashboard where premium customers ask for their licence to be bound to other hardware, with a reason. An administrator decides; until then the tab shows that the request is pending.',
  ),
});

export const Empty = meta.story({
  parameters: { pictures: 'all' },
  tags: ['empty'],
  play: async () => {
    const tab = await openTab('Reset HWID');
    const button = await tab.findByRole('button', { name: 'Submit request' });
    await fill({ Reason: '  ' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription('Enter a reason first');
    await fill({ Reason: '' });
  },
});

/** The field grows to four rows and scrolls from there. */
export const LongReasonShowsFourRows = meta.story({
  name: 'Longest reason',
  tags: ['longest'],
  play: async () => {
    await openTab('Reset HWID');
    await fill({ Reason: 'New mainboard.\n'.repeat(12) });
    const reason = await screen.findByLabelText('Reason');
    const { lineHeight, paddingBlock } = getComputedStyle(reason);
    const rows = (reason.clientHeight - 2 * parseFloat(paddingBlock)) / parseFloat(lineHeight);
    await expect(Math.round(rows)).toBe(4);
    await expect(reason.scrollHeight).toBeGreaterThan(reason.clientHeight);
  },
});

export const Submits = meta.story({
  tags: ['HWR-1', 'HWR-2'],
  name: 'Request submitted',
  play: async () => {
    await requestReset('  New mainboard ');
    await expectToast('HWID reset request submitted');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Request Pending' })).toHaveFocus());
    const [request] = db.hwidRequests
      .where('userId', personas.premium.id)
      .filter(({ status }) => status === 'PENDING');
    await expect(request?.reason).toBe('New mainboard');
  },
});

export const RequestPending = meta.story({
  tags: ['HWR-1'],
  name: 'Request pending',
  globals: { persona: 'pending' },
  play: async () => {
    await openTab('Reset HWID');
    await screen.findByText('Request Pending');
  },
});

export const Decided = meta.story({
  tags: ['HWR-3'],
  name: 'Request decided meanwhile',
  globals: { persona: 'pending' },
  parameters: { timings: { reviewPoll: 100 }, pictures: false },
  play: async () => {
    const tab = await openTab('Reset HWID');
    await screen.findByText('Request Pending');
    for (const { id } of db.hwidRequests.where('userId', personas.pending.id))
      db.hwidRequests.update(id, { status: 'DECLINED' });
    await tab.findByText('Your HWID reset request was decided.');
    await screen.findByLabelText('Reason');
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  parameters: { outcomes: { 'client.status': 'neverAnswers' }, pictures: false },
  play: async () => {
    const tab = await openTab('Reset HWID');
    await expect(await tab.findByText('Loading your request')).toBeInTheDocument();
  },
});
