// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { server } from '#mocks/transports/node.ts';
import { enter, findSubmit, setUpApp } from './driven-app.fixtures.tsx';

setUpApp();

let sent: string[] = [];
let shown = 0;

/** A provider that gives a new token for each challenge. */
beforeEach(() => {
  sent = [];
  shown = 0;
  let callback = (_token: string) => {};
  window.turnstile = {
    render(_container, options) {
      callback = options.callback;
      callback(`mock-pass-${++shown}`);
      return 'widget';
    },
    reset: () => callback(`mock-pass-${++shown}`),
  };
});

beforeAll(() => {
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/login_check') || request.url.endsWith('/register'))
      void request
        .clone()
        .json()
        .then(({ turnstileToken }) => sent.push(turnstileToken));
  });
});

const account = { Username: 'admin', Password: 'wrong' };

async function fill(route: string, values: Record<string, string>) {
  await enter(undefined, route);
  for (const [label, value] of Object.entries(values))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}

it.each([
  ['Sign in', '/login', account],
  ['Sign up', '/register', { ...account, 'Confirm password': 'wrong' }],
])('%s: each attempt has a challenge of its own (SIN-2, BOT-1)', async (button, route, values) => {
  await fill(route, values);
  fireEvent.click(await findSubmit(button));
  await screen.findAllByText(/Invalid username|already taken/);
  fireEvent.click(await findSubmit(button));
  await expect.poll(() => sent).toEqual(['mock-pass-1', 'mock-pass-2']);
});

it.each([
  [['password', 'username'], () => screen.getByLabelText('Username')],
  [['turnstileToken'], () => screen.getByText('No: turnstileToken').closest('.grid')!.firstElementChild],
])('a refusal of %j focuses the first refused field (SUP-2)', async (fields, focused) => {
  const errors = fields.map((field) => ({ field, message: `No: ${field}` }));
  server.use(http.post('*/register', () => HttpResponse.json({ errors }, { status: 422 })));
  await fill('/register', { ...account, 'Confirm password': 'wrong' });
  fireEvent.click(await findSubmit('Sign up'));
  await screen.findByText(`No: ${fields[0]}`);
  await waitFor(() => expect(document.activeElement).toBe(focused()));
});
