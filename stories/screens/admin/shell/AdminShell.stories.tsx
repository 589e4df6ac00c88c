import { HttpResponse } from 'msw';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { on } from '#mocks/serve.ts';
import { stats } from '#src/contract/admin/stats.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import { sessionStore } from '#src/session/session.ts';
import preview from '#storybook/preview.tsx';
import { expectNoDialog } from '../list/play.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Shell',
  component: AdminShell,
  parameters: { persona: 'admin', route: '/admin/products', screen: true },
});

const PENDING = () => db.hwidRequests.where('status', 'PENDING');

/** The header with its six lists and the count of pending requests; three stat cards. */
export const Typical = meta.story({
  play: async ({ canvas, step }) => {
    await step('the header', async () => {
      await expect(canvas.getByRole('link', { name: 'Software Provider' })).toHaveAttribute('href', '/dash');
      const links = within(canvas.getByRole('navigation', { name: 'Admin' })).getAllByRole('link');
      await waitFor(() => expect(links.at(-1)).toHaveAccessibleName(`HWID reset requests ${PENDING().length} pending`));
      await expect(links.slice(0, 5).map((link) => link.textContent)).toEqual(['Products', 'Users', 'Subscriptions', 'Keys', 'Invites']);
      await expect(links[0]).toHaveAttribute('aria-current', 'page');
      for (const name of ['Upload client', 'Switch to dark theme', 'Sign out']) await expect(canvas.getByRole('button', { name })).toBeVisible();
      await expect(canvas.getByRole('searchbox')).toBeVisible();
    });
    await step('the cards', async () => {
      const cards = within(await canvas.findByRole('region', { name: 'Statistics' }));
      await expect(cards.getByText(String(db.users.size))).toBeVisible();
      await expect(cards.getAllByText('from last week')).toHaveLength(2);
      await expect(cards.getAllByRole('img', { name: /Up|Down/ })).toHaveLength(2);
    });
  },
});

/** Skeletons stand for the cards until they come. */
export const Loading = meta.story({
  parameters: { outcomes: { 'stats.read': 'neverAnswers' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading statistics')).toHaveLength(3);
  },
});

/** 'Failed to fetch stats' (SPEC.md §8): the cards stay, without numbers. */
export const FailedToFetchStats = meta.story({
  parameters: { outcomes: { 'stats.read': 'noMessage' } },
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch stats');
    for (const name of ['Users', 'Subscriptions', 'Keys']) {
      await expect(within(canvas.getByRole('group', { name })).getByText('–')).toBeVisible();
    }
  },
});

/** The server's own words are preferred, without their period. */
export const FailedWithMessage = meta.story({
  parameters: { outcomes: { 'stats.read': 'messageWithPeriod' }, visual: false },
  play: async () => {
    await expect((await screen.findByRole('alert')).textContent).toMatch(/[^.]$/);
  },
});

/** Fewer cards than three: what came is shown; an empty map of badges that came as a list is none. */
export const OneCard = meta.story({
  parameters: { outcomes: { 'stats.read': 'noBadges' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: 'Users' });
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'HWID reset requests' })).toBeVisible();
  },
});

/** The token had expired: one silent refresh, and nobody notices. */
export const ExpiredToken = meta.story({
  parameters: { outcomes: { 'stats.read': 'expiredToken' }, visual: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('from last week')).toHaveLength(2);
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

/** Nobody waits: no badge (SPEC.md §2, 'when above 0'). */
export const NoPendingRequests = meta.story({
  beforeEach: () => PENDING().forEach(({ id }) => db.hwidRequests.update(id, { status: 'DECLINED' })),
  play: async ({ canvas }) => {
    await canvas.findAllByText('from last week');
    await expect(canvas.getByRole('link', { name: 'HWID reset requests' })).toBeVisible();
  },
});

/** Texts for numbers, nothing changed, a decline, a third card with too much, a badge that is not there. */
export const OddStatistics = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      on(stats.read, () =>
        HttpResponse.json({
          stats: [
            { label: 'Users with a label that is longer than its card is wide on any screen', value: 1234567, change: 0, detail: null },
            { label: 'Subscriptions', value: '42 of 50', change: '-12%', detail: 'Eight are paused since the last maintenance window' },
            { label: 'Keys', value: 7, change: 9, detail: 'Not shown' },
          ],
          badges: [],
        }),
      ),
    ),
  play: async ({ canvas }) => {
    const cards = within(await canvas.findByRole('region', { name: 'Statistics' }));
    await expect(await cards.findByText('1,234,567')).toBeVisible();
    await expect(cards.getByText('0%')).toBeVisible();
    await expect(cards.getByRole('img', { name: 'Up' })).toBeVisible();
    await expect(cards.getByText('-12%')).toBeVisible();
    await expect(cards.getByRole('img', { name: 'Down' })).toBeVisible();
    await expect(cards.queryByText('Not shown')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'HWID reset requests' })).toBeVisible();
  },
});

/** The search box alone holds what is typed; the URL, and with it the list, has it 300 ms after the last key. */
export const SearchWaits = meta.story({
  render: () => <WithAddress />,
  parameters: { visual: false, route: '/admin/products?page=3&size=25' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'cs2');
    await expect(address()).toBe('/admin/products?page=3&size=25');
    // the first page again, in the size that was chosen
    await waitFor(() => expect(address()).toBe('/admin/products?size=25&search=cs2'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
    await waitFor(() => expect(address()).toBe('/admin/products?size=25'), { timeout: 100 });
  },
});

/** With another path the text is gone, also one whose 300 ms are not over (READINGS.md T58). */
export const SearchEndsWithThePath = meta.story({
  render: () => <WithAddress />,
  parameters: { visual: false },
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('searchbox');
    await step('typed, not yet sent', async () => {
      await userEvent.type(box, 'late');
      await userEvent.click(canvas.getByRole('link', { name: 'Users' }));
      await expect(box).toHaveValue('');
      await userEvent.type(box, 'new');
      await waitFor(() => expect(address()).toBe('/admin/users?search=new'));
    });
    await step('sent', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Keys' }));
      await expect(box).toHaveValue('');
      await expect(address()).toBe('/admin/keys');
    });
    await step('back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Back' }));
      await waitFor(() => expect(box).toHaveValue('new'));
      await expect(address()).toBe('/admin/users?search=new');
    });
  },
});

/** A link that somebody sent: the box shows what the list is searched for. */
export const SearchFromTheAddress = meta.story({
  parameters: { route: '/admin/users?search=alex' },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await expect(box).toHaveValue('alex');
    await userEvent.click(box);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box).toHaveValue(''));
  },
});

/** The menu of a phone, unfolded; wide windows have no such button. */
export const PhoneMenu = meta.story({
  play: async ({ canvasElement, canvas }) => {
    await canvas.findAllByText('from last week');
    // pressed without looking: this window may be a wide one, and the picture at phone width shows the menu
    const button = canvasElement.querySelector<HTMLButtonElement>('header [aria-expanded]')!;
    await expect(button).toHaveAttribute('aria-label', `Open menu, ${PENDING().length} pending`);
    button.click();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await expect(button).toHaveAttribute('aria-label', 'Close menu');
    await expect(document.getElementById(button.getAttribute('aria-controls')!)).toContainElement(canvas.getByRole('button', { name: 'Upload client' }));
  },
});

/** 'Sign out' ends the session, whatever the server says to it. */
export const SignOut = meta.story({
  parameters: { outcomes: { 'auth.invalidate': 'networkError', 'auth.signOut': 'noMessage' }, visual: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(sessionStore.get()).toEqual({ status: 'anonymous', exit: '/login' }));
    await expect(localStorage.getItem('username')).toBeNull();
  },
});

/** 'Upload client' opens the dialog; Cancel leads back to the button. */
export const UploadOpens = meta.story({
  parameters: { visual: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload client' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
    await expect(canvas.getByRole('button', { name: 'Upload client' })).toHaveFocus();
  },
});

const address = () => screen.getByLabelText('Address').textContent;

function WithAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <AdminShell />
      <output aria-label="Address">{pathname + search}</output>
      <button type="button" onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}
