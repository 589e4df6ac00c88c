import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import { storyPage } from '#storybook/preview/story-page.ts';
import { requests } from '#storybook/preview/worker.ts';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';
import { dialog, expectNoDialog, rowElement } from '../../../support/index.ts';

const meta = preview.meta({
  title: 'Screens/Admin/Command palette',
  component: AdminShell,
  globals: { persona: 'admin', world: 'typical' },
  parameters: {
    app: true,
    route: '/admin/products?search=rust',
    docs: about(
      'Administrators who prefer the keyboard reach every list, every main action and a search of any list with a few letters and Enter. Ctrl K or Cmd K opens it anywhere in the console.',
    ),
  },
});

async function openHere(modifier = 'Control') {
  await userEvent.keyboard(`{${modifier}>}k{/${modifier}}`);
  return dialog('Command palette');
}

async function open() {
  await rowElement(2);
  const { getByRole } = await openHere();
  await waitFor(() => expect(getByRole('combobox', { name: 'Search commands' })).toHaveFocus());
}

/** All pages, the main buttons of all lists, and the actions of the header. */
export const Open = meta.story({
  name: 'Opened',
  globals: { theme: 'light' },
  play: async () => {
    await open();
    const marked = [...CSS.highlights.get('hits')!].map(String);
    await expect(marked, 'in the list, of its search').toEqual(['Rust', 'rust']);
    await screen.findByRole('option', { name: /^Review/ });
  },
});

export const PastedKey = meta.story({
  tags: ['ADM-4', 'ADM-6'],
  name: 'Pasted key: finds keys only; Enter opens its list beside its user',
  parameters: { pictures: false },
  play: async () => {
    const { code, usedById } = db.keys.where('status', 'USED').at(-1)!;
    const { username } = db.users.find(usedById!)!;
    await open();
    await userEvent.paste(code);
    await foundIn('Keys', code);
    await expect(group('Users')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 2, name: username });
    await expect(storyPage.route()).toBe(`/admin/keys?search=${code}&user=${username}`);
    await openHere('Meta');
    await userEvent.paste(code.slice(0, -1));
    await foundIn('Keys', code);
    await userEvent.keyboard('{Meta>}{Enter}{/Meta}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(code.slice(0, -1)));
  },
});

export const Found = meta.story({
  tags: ['ADM-6'],
  name: 'A name: the user, their keys and subscriptions',
  parameters: { pictures: 'all' },
  play: async () => {
    await open();
    await userEvent.keyboard('premium');
    await foundIn('Users', 'premium');
    await foundIn('Subscriptions', 'premium');
    await expect(requests.filter((call) => call === 'GET /api/admin/users')).toHaveLength(1);
  },
});

export const OpensTheUser = meta.story({
  tags: ['ADM-6'],
  name: 'Enter opens the user beside the list, Ctrl Enter the list with the search',
  parameters: { pictures: false },
  play: async () => {
    await open();
    await userEvent.keyboard('banned');
    await foundIn('Users', 'banned');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 2, name: 'banned' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name: 'banned' })).toBeNull());
    await openHere();
    await userEvent.keyboard('banne');
    await foundIn('Users', 'banned');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByRole('heading', { level: 1, name: 'Users' });
    await expect(screen.getByRole('searchbox')).toHaveValue('banne');
    await openHere();
    await userEvent.keyboard('premium');
    await userEvent.click((await screen.findAllByRole('option', { name: / of premium, / }))[0]!);
    await screen.findByRole('heading', { level: 2, name: 'premium' });
  },
});

export const Searching = meta.story({
  tags: ['loading', 'ADM-6'],
  name: 'Searching: the commands still work',
  parameters: { outcomes: { 'users.list': 'neverAnswers' } },
  play: async () => {
    await open();
    await userEvent.keyboard('users');
    await screen.findByText('Searching…');
  },
});

/** Results of the other lists are shown. */
export const CouldNotSearch = meta.story({
  tags: ['error', 'ADM-6'],
  name: 'The users could not be searched',
  parameters: { outcomes: { 'users.list': 'noMessage' } },
  play: async () => {
    await open();
    await userEvent.keyboard('premium');
    await screen.findByText('Could not search the users');
    await foundIn('Subscriptions', 'premium');
  },
});

export const NothingFound = meta.story({
  tags: ['empty', 'ADM-6'],
  parameters: { pictures: false },
  play: async () => {
    await open();
    await userEvent.keyboard('nobody-at-all');
    await screen.findByText('No user, key or subscription matches');
  },
});

const group = (title: string) =>
  within(screen.getByRole('dialog', { name: 'Command palette' })).queryByRole('group', { name: title });

/** Waits until the group shows something of this text. */
const foundIn = (title: string, text: string) => waitFor(() => expect(group(title)).toHaveTextContent(text));

const mainActions = [
  ['Create Product', 'Create Product', '/admin/products?search=rust'],
  ['Generate keys', 'Generate keys', '/admin/keys'],
  ['Generate invites', 'Generate invites', '/admin/invites'],
  ['Mass generate', 'Mass generate', '/admin/invites'],
] as const;

/** Whatever list is open; Back does not open the dialog again. */
export const MainActions = meta.story({
  tags: ['ADM-4'],
  name: 'Main action of another list: its dialog is open',
  parameters: { pictures: false },
  play: async ({ step }) => {
    await rowElement(2);
    for (const [typed, title, list] of mainActions) {
      await step(typed, async () => {
        await openHere();
        await userEvent.keyboard(`${typed}{Enter}`);
        await dialog(title);
        await userEvent.keyboard('{Control>}k{/Control}'); // nothing, over a dialog
        await userEvent.keyboard('{Escape}');
        await expectNoDialog();
        await waitFor(() => expect(storyPage.route()).toBe(list));
      });
    }
    await openHere();
    await foundIn('Recent', 'Mass generate');
    await userEvent.keyboard('{Control>}k{/Control}'); // closes it
    await expectNoDialog();
  },
});

export const FromTheHeader = meta.story({
  name: 'Opened by its button; / leads from the list to the search field',
  tags: ['ADM-4'],
  parameters: { pictures: false },
  globals: { theme: 'light' },
  play: async () => {
    await rowElement(2);
    const name = /^Jump to/;
    if (matchMedia('(width < 48rem)').matches)
      await expect(screen.queryByRole('button', { name })).toBeNull();
    else await userEvent.click(screen.getByRole('button', { name })).then(() => dialog('Command palette'));
    await userEvent.keyboard('{Escape}');
    for (const theme of ['dark', 'light']) {
      await openHere();
      await userEvent.keyboard('switch{Enter}');
      await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', theme));
      await expectNoDialog();
    }
    await userEvent.keyboard('/'); // in the header, where it does nothing
    screen.getByRole('main').focus();
    await userEvent.keyboard('//');
    await expect(screen.getByRole('searchbox')).toHaveValue('rust/');
    await openHere();
    await userEvent.keyboard('sign out{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  },
});
