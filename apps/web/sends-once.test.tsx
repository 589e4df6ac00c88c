// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { db, resetDb } from '#mocks/db/index.ts';
import { server } from '#mocks/transports/node.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { PERSONA_PASSWORD } from '#mocks/scenarios/personas.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { clearNotifications } from '#src/lib/notify.ts';
import { redirect } from '#src/lib/navigate-away.ts';
import { noWaiting, overrideTimings } from '#src/lib/timings.ts';
import { sessionStore } from '#src/session/session.ts';
import { signIn } from '#src/session/sign-in.ts';
import { createRoutes } from './routes.tsx';
import { forms } from './sends-once.fixtures.ts';

let calls: string[] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on(
    'request:start',
    ({ request }) => void calls.push(`${request.method} ${new URL(request.url).pathname}`),
  );
});
beforeEach(() => {
  resetDb();
  localStorage.clear();
  document.cookie = 'BEARER=; Max-Age=0';
  document.cookie = 'refresh_token=; Max-Age=0';
  sessionStore.set({ status: 'anonymous', exit: '/login' });
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
  vi.spyOn(redirect, 'assign').mockImplementation(() => {});
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const restore = overrideTimings(noWaiting);
  return restore;
});
afterEach(() => {
  cleanup();
  clearNotifications();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

async function fill(label: string, value: string | File | true) {
  const field = await screen.findByLabelText(label, { selector: 'input, textarea, button' });
  if (value === true) fireEvent.click(field);
  else if (value instanceof File) fireEvent.change(field, { target: { files: [value] } });
  else if (field instanceof HTMLButtonElement) {
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.click(await screen.findByRole('option', { name: value }));
  } else fireEvent.change(field, { target: { value } });
}

it.each(Object.entries(forms))('%s: pressed twice in one task, sent once', async (_name, form) => {
  const { persona, route, opens = [], fills = {}, button, sends } = form;
  if (persona) await signIn({ username: persona, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN });
  render(<RouterProvider router={createMemoryRouter(createRoutes(), { initialEntries: [route] })} />);
  for (const step of opens) {
    const [role, name] = step.split(/ (.*)/) as [string, string];
    fireEvent.click(
      (await screen.findAllByRole(role, { name: new RegExp(`^${name}`) }, { timeout: 10_000 }))[0]!,
    );
  }
  for (const [label, value] of Object.entries(fills)) await fill(label, value);
  const place = opens.some((step) => !step.startsWith('tab'))
    ? within(await screen.findByRole('dialog', {}, { timeout: 10_000 }))
    : screen;
  const send = await place.findByRole<HTMLButtonElement>('button', { name: button });
  await waitFor(() => expect(send.disabled).toBe(false));

  db.settings.activeOutcomes = { [nameOf(sends)]: 'neverAnswers' };
  const path = new RegExp(`^${sends.method} ${sends.path.replace(/:\w+/g, '\\d+')}$`);
  const sent = () => calls.filter((call) => path.test(call));
  calls = [];
  act(() => {
    send.click();
    send.click();
  });
  await waitFor(() => expect(sent()).toHaveLength(1));
  act(() => send.click());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent()).toHaveLength(1);
});

const nameOf = (endpoint: Endpoint) => namedEndpoints.find(([, named]) => named === endpoint)![0];
