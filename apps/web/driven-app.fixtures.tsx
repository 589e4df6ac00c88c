import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { PERSONA_PASSWORD, type PersonaName } from '#mocks/worlds/personas.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { server } from '#mocks/transports/node.ts';
import { forgetPerson } from '#src/app/resume.ts';
import { redirect } from '#src/screens/dashboard/panel/navigate-away.ts';
import { clearNotifications } from '#src/app/notify.ts';
import { withoutDelays, overrideTimings } from '#src/app/timings.ts';
import { sessionStore, watchSession } from '#src/session/session.ts';
import { signIn } from '#src/session/sign-in.ts';
import { AppRouter } from '../../src/app/AppRouter.tsx';
import { createRoutes } from './routes.tsx';
import type { Form } from './forms.fixtures.ts';

type Router = ReturnType<typeof createMemoryRouter>;

/** The first use of a screen loads its code, which takes long beside other work. */
export const patient = { timeout: 60_000 };

/** The routed app in jsdom in front of the mock backend; calls are recorded as `METHOD /path`. */
export function setUpApp() {
  const app = { calls: [] as string[] };
  let undo: (() => void)[] = [];

  beforeAll(() => {
    server.listen({ onUnhandledRequest: 'error' });
    server.events.on(
      'request:start',
      ({ request }) => void app.calls.push(`${request.method} ${new URL(request.url).pathname}`),
    );
  });
  beforeEach(() => {
    resetDb();
    document.cookie = 'BEARER=; Max-Age=0';
    document.cookie = 'refresh_token=; Max-Age=0';
    sessionStore.set({ status: 'anonymous', exit: '/login' });
    forgetPerson();
    stubWhatJsdomLacks();
    window.turnstile = { render: (_, { callback }) => void callback(DUMMY_TOKEN), reset() {} };
    vi.spyOn(redirect, 'assign').mockImplementation(() => {});
    vi.spyOn(console, 'info').mockImplementation(() => {});
    undo = [overrideTimings(withoutDelays), watchSession()];
    app.calls = [];
  });
  afterEach(() => {
    undo.forEach((run) => run());
    clearNotifications();
    server.resetHandlers();
  });
  afterAll(() => server.close());
  return app;
}

function stubWhatJsdomLacks() {
  // a wide window; without motion, because jsdom has no canvas
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: /min-width|reduced-motion/.test(query) }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
}

/** Signs in, if anybody, and shows the page at this path. */
export async function enter(persona: PersonaName | undefined, route: string): Promise<Router> {
  if (persona)
    await act(() => signIn({ username: persona, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN }));
  const router = createMemoryRouter(createRoutes(), { initialEntries: [route] });
  render(<AppRouter router={router} />);
  return router;
}

/** The first element that this says, by role and how its name begins: 'button Edit'. */
export async function find(step: string): Promise<HTMLElement> {
  const [role, name] = step.split(/ (.*)/) as [string, string];
  return (await screen.findAllByRole(role, { name: new RegExp(`^${name}`) }, patient))[0]!;
}

/** A field of the open dialog, else of the page. In a whole page with a list, jsdom looks for labels long. */
export const findField = (label: string) =>
  waitFor(() => {
    const place = document.querySelector<HTMLElement>('[role$=dialog]') ?? document.body;
    return within(place).getByLabelText<HTMLElement>(label, { selector: 'input, textarea, select' });
  }, patient);

/** Types into a field, or chooses by name. */
export async function fill(label: string, value: string): Promise<void> {
  const field = await findField(label);
  if (field instanceof HTMLSelectElement) {
    const option = await waitFor(() => {
      const found = [...field.options].find(({ label }) => label === value);
      if (!found) throw new Error(`No option ${value}`);
      return found;
    }, patient);
    fireEvent.change(field, { target: { value: option.value } });
  } else fireEvent.change(field, { target: { value } });
}

/** Goes to a form and fills it in. */
export async function openForm({ persona, route, opens = [], fills = {} }: Form): Promise<Router> {
  const router = await enter(persona, route);
  for (const step of opens) fireEvent.click(await find(step));
  for (const [label, value] of Object.entries(fills)) await fill(label, value);
  return router;
}

/** The open dialog or question, or null. */
export const openDialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');

const findDialog = () =>
  waitFor(() => {
    const dialog = openDialog();
    if (!dialog) throw new Error('No dialog is open');
    return dialog;
  }, patient);

/** The button that sends a form, once it can be clicked. */
export async function findSubmit({
  opens = [],
  button,
}: Pick<Form, 'opens' | 'button'>): Promise<HTMLButtonElement> {
  const place = opens.length > 0 ? within(await findDialog()) : screen;
  const submit = await place.findByRole<HTMLButtonElement>('button', { name: button });
  await waitFor(() => {
    if (submit.disabled) throw new Error(`${button} is disabled`);
  });
  return submit;
}
