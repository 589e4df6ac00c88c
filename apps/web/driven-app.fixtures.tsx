import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { PERSONA_PASSWORD, type PersonaName } from '#mocks/worlds/personas.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { server } from '#mocks/transports/node.ts';
import { clearUserState } from '#src/app/resume-state.ts';
import { redirect } from '#src/screens/dashboard/panel/navigate-away.ts';
import { clearNotifications } from '#src/app/notify.ts';
import { withoutDelays, overrideTimings } from '#src/app/timings.ts';
import { sessionStore, watchSession } from '#src/session/session.ts';
import { signIn } from '#src/session/sign-in.ts';
import { AppRouter } from '../../src/app/AppRouter.tsx';
import { createRoutes } from './routes.tsx';

/** Returns the routed app in jsdom in front of the mock backend. */
export function setUpApp() {
  let undo: (() => void)[] = [];

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => {
    resetDb();
    document.cookie = 'BEARER=; Max-Age=0';
    document.cookie = 'refresh_token=; Max-Age=0';
    sessionStore.set({ status: 'anonymous', exit: '/login' });
    clearUserState();
    stubWhatJsdomLacks();
    window.turnstile = { render: (_, { callback }) => void callback(DUMMY_TOKEN), reset() {} };
    vi.spyOn(redirect, 'assign').mockImplementation(() => {});
    vi.spyOn(console, 'info').mockImplementation(() => {});
    undo = [overrideTimings(withoutDelays), watchSession()];
  });
  afterEach(() => {
    undo.forEach((run) => run());
    clearNotifications();
    server.resetHandlers();
  });
  afterAll(() => server.close());
}

function stubWhatJsdomLacks() {
  // a wide window; without motion, because jsdom has no canvas
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: /min-width|reduced-motion/.test(query) }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
}

/** Signs in, or stays signed out, and shows the page at this path. */
export async function enter(persona: PersonaName | undefined, route: string) {
  if (persona)
    await act(() => signIn({ username: persona, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN }));
  const router = createMemoryRouter(createRoutes(), { initialEntries: [route] });
  render(<AppRouter router={router} />);
  return router;
}

/** Returns the first element that this says, by role and how its name begins: 'button Edit'. */
export async function find(step: string): Promise<HTMLElement> {
  const [role, name] = step.split(/ (.*)/) as [string, string];
  return (await screen.findAllByRole(role, { name: new RegExp(`^${name}`) }))[0]!;
}

/** Returns the button of this name, once it can be clicked. */
export async function findSubmit(name: string): Promise<HTMLButtonElement> {
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name });
  await waitFor(() => {
    if (submit.disabled) throw new Error(`${name} is disabled`);
  });
  return submit;
}
