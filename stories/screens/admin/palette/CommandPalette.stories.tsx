import { HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import { endpointHandler } from '#mocks/server/serve.ts';
import { users } from '#src/contract/admin/users.ts';
import { adminPages } from '#src/screens/admin/shell/admin-pages.ts';
import { AdminShell } from '#src/screens/admin/shell/AdminShell.tsx';
import { storyPage } from '#storybook/preview/story-page.ts';
import { requests } from '#storybook/preview/worker.ts';
import preview from '#storybook/preview.tsx';
import { about } from '#stories/support/about.ts';
import { dialog, expectNoDialog, pressInDialog, rowElement, userSees } from '../../../support/index.ts';

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

const options = () =>
  within(screen.getByRole('dialog', { name: 'Command palette' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** All pages, the main buttons of all lists, and the actions of the header. */
export const Open = meta.story({
  name: 'Opened',
  globals: { theme: 'light' },
  play: async () => {
    await open();
    const marked = [...CSS.highlights.get('hits')!].map(String);
    await expect(marked, 'in the list, of its search').toEqual(['Rust', 'rust']);
    const review = `Review ${db.hwidRequests.where('status', 'PENDING').length} requests`;
    await waitFor(() => expect(options()).toContain(review));
    await expect(options()).toEqual([
      ...adminPages.map(({ label }) => label),
      'Customer dashboard',
      ...adminPages.flatMap(({ actions }) => actions.map(({ label }) => label)),
      review,
      'Upload client',
      'Switch to dark theme',
      'Sign out',
    ]);
  },
});

export const PastedKey = meta.story({
  tags: ['ADM-4', 'ADM-6'],
  name: 'Pasted key: keys alone; Enter finds it in its list, beside who used it',
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

/** Users, keys and subscriptions of a name, three of each. */
export const Found = meta.story({
  tags: ['ADM-6'],
  name: 'A name: the user, their keys and subscriptions',
  parameters: { pictures: 'all' },
  play: async () => {
    await open();
    await userEvent.keyboard('premium');
    await foundIn('Users', 'premium');
    await foundIn('Subscriptions', 'premium');
    await expect(options()[0]).toMatch(/^premium, has Premium/);
    await expect(within(group('Users')!).getAllByRole('option').length).toBeLessThanOrEqual(3);
    await expect(options().filter((text) => text.startsWith('Search'))).toEqual([
      'Search products for “premium”',
    ]);
    await expect(requests.filter((call) => call === 'GET /api/admin/users')).toHaveLength(1);
  },
});

export const OpensThePerson = meta.story({
  tags: ['ADM-6'],
  name: 'Enter opens the person beside the list, Ctrl Enter the list with the search',
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

export const ActsOnThePerson = meta.story({
  tags: ['ADM-6'],
  name: 'The only person found can be banned from here',
  parameters: { pictures: false },
  play: async () => {
    await open();
    await userEvent.keyboard('users{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Users' });
    const [link] = await within(await screen.findByRole('table')).findAllByRole('link');
    await userEvent.click(link!);
    await openHere(); // in place of this person's sheet
    await userEvent.keyboard('banned');
    await foundIn('Actions for banned', 'Unban banned');
    await userEvent.click(await screen.findByRole('option', { name: 'Unban banned' }));
    await userSees('Are you sure you want to unban user banned?', 'dialog');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(screen.queryByRole('dialog', { name: 'Command palette' }), 'over a question').toBeNull();
    await pressInDialog('Cancel');
    await userEvent.click(link!); // another person, without the question
    await screen.findByRole('heading', { level: 2, name: link!.textContent });
    await expectNoDialog();
  },
});

export const Searching = meta.story({
  tags: ['loading', 'ADM-6'],
  name: 'Searching: the commands still work',
  parameters: { outcomes: { 'users.list': 'neverAnswers' } },
  play: async () => {
    await open();
    await userEvent.keyboard('products');
    await screen.findByText('Searching…');
    await expect(options()[0]).toBe('Products');
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

/** The answer for 'premium' arrives while 'premiumx' is typed. */
export const LateAnswer = meta.story({
  tags: ['ADM-6'],
  name: 'An answer for an earlier text is not shown',
  parameters: { pictures: false },
  beforeEach: ({ msw }) => {
    release = undefined;
    msw.use(
      endpointHandler(users.list, async ({ request }) => {
        const search = new URL(request.url).searchParams.get('search');
        const items = search === 'premium' ? [{ ...aUser, username: 'of the earlier text' }] : [];
        if (search === 'premium') await new Promise<void>((resolve) => (release = resolve));
        return HttpResponse.json({ items, total: items.length });
      }),
    );
  },
  play: async () => {
    await open();
    await userEvent.keyboard('premium');
    await waitFor(() => expect(release).toBeDefined());
    await userEvent.keyboard('x');
    release!();
    await screen.findByText('No user, key or subscription matches');
    await expect(screen.queryByText('of the earlier text')).toBeNull();
  },
});

let release: (() => void) | undefined;
const aUser = { id: 999, roles: [], nonExpiredNonPausedSubscription: false, isBanned: false };

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
    const name = /^Command palette/;
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
