// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db, resetDb } from '#mocks/db/index.ts';
import { server } from '#mocks/node.ts';
import { DUMMY_TOKEN } from '#mocks/outside/dummy-token.ts';
import { PERSONA_PASSWORD, type PersonaName } from '#mocks/scenarios/personas.ts';
import { drafts } from '#src/lib/drafts.ts';
import { clearNotifications } from '#src/lib/notify.ts';
import { noWaiting, overrideTimings } from '#src/lib/timings.ts';
import { sessionStore, signOut, watchSession } from '#src/session/session.ts';
import { signIn } from '#src/session/sign-in.ts';
import { wayBack } from '#src/session/way-back.ts';
import { createRoutes } from './routes.tsx';
import { type Form, forms } from './sends-once.fixtures.ts';

const ENDED = 'Your session has ended. Sign in again.';
const patient = { timeout: 10_000 };
let calls: string[] = [];
let stopWatching: () => void;
let router: ReturnType<typeof createMemoryRouter>;

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => void calls.push(new URL(request.url).pathname));
});
beforeEach(() => {
  resetDb();
  localStorage.clear();
  document.cookie = 'BEARER=; Max-Age=0';
  document.cookie = 'refresh_token=; Max-Age=0';
  sessionStore.set({ status: 'anonymous', exit: '/login' });
  drafts.clear();
  wayBack.forget();
  Element.prototype.getAnimations = () => [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('min-width') }),
  );
  window.turnstile = { render: (_, { callback }) => void callback(DUMMY_TOKEN), reset() {} };
  vi.spyOn(console, 'info').mockImplementation(() => {});
  stopWatching = watchSession();
  const restore = overrideTimings(noWaiting);
  calls = [];
  return restore;
});
afterEach(() => {
  stopWatching();
  cleanup();
  clearNotifications();
  server.resetHandlers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

async function enter(persona: PersonaName, route: string) {
  await act(() => signIn({ username: persona, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN }));
  router = createMemoryRouter(createRoutes(), { initialEntries: [route] });
  render(<RouterProvider router={router} />);
}
const path = () => router.state.location.pathname + router.state.location.search;
const find = async (step: string) => {
  const [role, name] = step.split(/ (.*)/) as [string, string];
  return (await screen.findAllByRole(role, { name: new RegExp(`^${name}`) }, patient))[0]!;
};
const field = (label: string) =>
  screen.findByLabelText<HTMLElement>(label, { selector: 'input, textarea, button' }, patient);

async function fill(label: string, value: string | File | true) {
  const element = await field(label);
  if (value === true) fireEvent.click(element);
  else if (value instanceof File) fireEvent.change(element, { target: { files: [value] } });
  else if (element instanceof HTMLButtonElement) {
    fireEvent.keyDown(element, { key: 'ArrowDown' });
    fireEvent.click(await screen.findByRole('option', { name: value }));
  } else fireEvent.change(element, { target: { value } });
}

/** What a person sees in a field, whichever its kind. */
async function shown(label: string, value: string | File | true) {
  if (value instanceof File) return expect(await screen.findByText(value.name, {}, patient)).toBeTruthy();
  const element = await field(label);
  if (value === true) expect((element as HTMLInputElement).checked).toBe(true);
  else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    expect(element.value).toBe(value);
  else await waitFor(() => expect(element.textContent).toContain(value));
}

async function open({ persona, route, opens = [], fills = {} }: Form) {
  await enter(persona!, route);
  for (const step of opens) fireEvent.click(await find(step));
  for (const [label, value] of Object.entries(fills)) await fill(label, value);
}
async function send({ opens = [], button }: Form) {
  const place = opens.some((step) => !step.startsWith('tab'))
    ? within(await screen.findByRole('dialog'))
    : screen;
  const element = await place.findByRole<HTMLButtonElement>('button', { name: button });
  await waitFor(() => expect(element.disabled).toBe(false));
  fireEvent.click(element);
}

/** The server no longer knows any session. */
const endSessions = () => db.sessions.all().forEach(({ id }) => db.sessions.remove(id));

async function signInByForm(username: string) {
  await fill('Username', username);
  await fill('Password', PERSONA_PASSWORD);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' }, patient);
  expect(path()).toBe('/dash');
}

const editKey: Form = { ...forms['Edit key']!, route: '/admin/keys?page=2' };

async function endInTheDialog() {
  await open(editKey);
  endSessions();
  await send(editKey);
  await screen.findByText(ENDED, {}, patient);
}

describe('a session that ends in the middle of the work', () => {
  it('is said once, however many calls learn of it, and leads to the sign-in page', async () => {
    await enter('admin', '/dash');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' }, patient);
    endSessions();
    await act(() => router.navigate('/admin/keys')); // list and cards are loaded at once
    expect(await screen.findAllByText(ENDED, {}, patient)).toHaveLength(1);
    expect(path()).toBe('/login');
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(calls.filter((call) => call === '/api/token/refresh')).toHaveLength(1);
  });

  it('offers the way back after the next sign-in, once', async () => {
    await endInTheDialog();
    await signInByForm('admin');
    fireEvent.click(await find('link Back to Keys, page 2'));
    await waitFor(() => expect(path()).toBe('/admin/keys?page=2'));
    await act(() => router.navigate('/dash'));
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' }, patient);
    expect(screen.queryByText(/^Back to/)).toBeNull();
    expect(screen.queryByText(ENDED)).toBeNull();
  });

  it('offers it to nobody else, who finds nothing of what was typed either', async () => {
    await endInTheDialog();
    await signInByForm('premium');
    expect(screen.queryByText(/^Back to/)).toBeNull();
    expect(drafts.read('dialog of keys')).toBeUndefined();
  });

  it('offers nothing for the page that one is led to anyway', async () => {
    await open(forms['Redeem key']!);
    endSessions();
    await send(forms['Redeem key']!);
    await screen.findByText(ENDED, {}, patient);
    await signInByForm('customer');
    expect(screen.queryByText(/^Back to/)).toBeNull();
  });

  it('in another tab does the same here', async () => {
    await open(editKey);
    localStorage.setItem('session-ended', 'true');
    localStorage.removeItem('username');
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'session-ended', newValue: 'true' }));
      dispatchEvent(new StorageEvent('storage', { key: 'username', oldValue: 'admin', newValue: null }));
    });
    await screen.findByText(ENDED, {}, patient);
    await signInByForm('admin');
    fireEvent.click(await find('link Back to Keys, page 2'));
    await shown('Code', 'NEW-1');
  });
});

const typed = Object.entries(forms).filter(
  ([, { persona, fills = {} }]) => persona && Object.keys(fills).some((label) => !/password/i.test(label)),
);

it.each(typed)(
  '%s: what was typed stands again',
  async (_name, form) => {
    await open(form);
    endSessions();
    await send(form);
    await screen.findByText(ENDED, {}, patient);
    await signInByForm(form.persona!);
    if (form.route !== '/dash') fireEvent.click(await find('link Back to'));
    for (const [label, value] of Object.entries(form.fills!)) await shown(label, value);
  },
  30_000,
);

it('passwords are not kept', async () => {
  const form = forms['Change password']!;
  await open(form);
  endSessions();
  await send(form);
  await screen.findByText(ENDED, {}, patient);
  expect(drafts.read(`POST ${form.sends.path} null`)).toEqual({});
});

describe('a sign-out', () => {
  it('forgets what was typed and where, and says nothing', async () => {
    await open(editKey);
    await act(() => signOut('/login'));
    await find('button Sign in');
    expect(screen.queryByText(ENDED)).toBeNull();
    await signInByForm('admin');
    expect(screen.queryByText(/^Back to/)).toBeNull();
    expect(drafts.read('dialog of keys')).toBeUndefined();
  });

  it('in another tab does the same here', async () => {
    await open(editKey);
    localStorage.removeItem('username');
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'username', oldValue: 'admin', newValue: null }));
    });
    await find('button Sign in');
    expect(screen.queryByText(ENDED)).toBeNull();
    await signInByForm('admin');
    expect(screen.queryByText(/^Back to/)).toBeNull();
  });
});

describe('a session that the server refuses in other words', () => {
  const refusal = (body: object) => () => HttpResponse.json(body, { status: 401 });
  const offer = () => screen.findByRole('button', { name: 'Sign in again' }, patient);

  it.each([
    ['another message', { message: 'Session closed' }],
    ['the text in `error`', { error: 'Invalid refresh token' }],
    ['no text', {}],
  ])(
    'by a refused refresh with %s: the page stays, and the way to sign in again stands there',
    async (_, body) => {
      await open(editKey);
      db.sessions.all().forEach(({ id }) => db.sessions.update(id, { bearerEnds: 0 }));
      server.use(http.post('*/api/token/refresh', refusal(body)));
      await send(editKey);
      const button = await offer();
      expect(path()).toBe('/admin/keys?page=2');
      await shown('Code', 'NEW-1');

      server.resetHandlers();
      fireEvent.click(button);
      await screen.findByText(ENDED, {}, patient);
      await signInByForm('admin');
      fireEvent.click(await find('link Back to Keys, page 2'));
      await shown('Code', 'NEW-1');
    },
  );

  it('by a 401 that GET /api/me confirms: likewise', async () => {
    await open(editKey);
    server.use(http.all('*/api/*', refusal({ message: 'Invalid JWT Token' })));
    await send(editKey);
    await offer();
    expect(calls).not.toContain('/api/token/refresh');
  });

  it('by a 401 that GET /api/me does not confirm: it was about that call', async () => {
    await open(editKey);
    server.use(http.put('*/api/admin/keys/:id', refusal({ message: 'Wrong code' })));
    calls = [];
    await send(editKey);
    await screen.findByText('Wrong code', {}, patient);
    await waitFor(() => expect(calls).toContain('/api/me'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('button', { name: 'Sign in again' })).toBeNull();
  });

  it('takes the offer back once a call succeeds', async () => {
    await open(editKey);
    server.use(http.all('*/api/*', refusal({ message: 'Invalid JWT Token' }), { once: false }));
    await send(editKey);
    await offer();
    server.resetHandlers();
    await send(editKey);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign in again' })).toBeNull());
  });
});
