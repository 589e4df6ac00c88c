// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { PERSONA_PASSWORD } from '#mocks/scenarios/personas.ts';
import { server } from '#mocks/transports/node.ts';
import { drafts } from '#src/lib/drafts.ts';
import { signOut } from '#src/session/session.ts';
import {
  enter,
  fill,
  find,
  findField,
  findSubmit,
  openForm,
  patient,
  setUpApp,
} from './driven-app.fixtures.tsx';
import { type Form, forms } from './sends-once.fixtures.ts';

const ENDED = 'Your session has ended. Sign in again.';
const app = setUpApp();
let router: Awaited<ReturnType<typeof enter>>;

const path = () => router.state.location.pathname + router.state.location.search;
const open = async (form: Form) => void (router = await openForm(form));
const send = async (form: Form) => void fireEvent.click(await findSubmit(form));

/** What a person sees in a field, whichever its kind. */
async function shown(label: string, value: string | File | true) {
  if (value instanceof File) return expect(await screen.findByText(value.name, {}, patient)).toBeTruthy();
  const element = await findField(label);
  if (value === true) expect((element as HTMLInputElement).checked).toBe(true);
  else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    expect(element.value).toBe(value);
  else await waitFor(() => expect(element.textContent).toContain(value));
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
  it('is said once, however many calls learn of it, and leads to the sign-in page (SES-11)', async () => {
    router = await enter('admin', '/dash');
    await screen.findByRole('heading', { level: 1, name: 'Dashboard' }, patient);
    endSessions();
    await act(() => router.navigate('/admin/keys')); // list and cards are loaded at once
    expect(await screen.findAllByText(ENDED, {}, patient)).toHaveLength(1);
    expect(path()).toBe('/login');
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(app.calls.filter((call) => call === 'POST /api/token/refresh')).toHaveLength(1);
  });

  it('offers the way back after the next sign-in, once (SES-12)', async () => {
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

describe('a session that the server refuses in other words (SES-13)', () => {
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
    expect(app.calls).not.toContain('POST /api/token/refresh');
  });

  it('by a 401 that GET /api/me does not confirm: it was about that call', async () => {
    await open(editKey);
    server.use(http.put('*/api/admin/keys/:id', refusal({ message: 'Wrong code' })));
    app.calls = [];
    await send(editKey);
    await screen.findByText('Wrong code', {}, patient);
    await waitFor(() => expect(app.calls).toContain('GET /api/me'));
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
