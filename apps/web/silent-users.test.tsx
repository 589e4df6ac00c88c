// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '#mocks/transports/node.ts';
import { users } from '#src/contract/admin/users.ts';
import { jwt } from '#src/contract/session.ts';
import { enter, findSubmit, openForm, patient, setUpApp } from './driven-app.fixtures.tsx';
import type { Form } from './forms.fixtures.ts';

const app = setUpApp();

const form: Form = {
  persona: 'admin',
  route: '/admin/users',
  opens: ['button Edit'],
  fills: { HWID: 'new' },
  button: 'Save',
  sends: users.update,
};

/** Refuses the list of users in these words from now on, whatever the token; the refresh succeeds. */
const refuse = () =>
  server.use(
    http.get('*/api/admin/users', () => HttpResponse.json({ message: jwt.missing }, { status: 401 })),
  );
const refreshes = () => app.calls.filter((call) => call === 'POST /api/token/refresh').length;
const saysNothing = () => {
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.body.textContent).not.toMatch(/JWT|Error fetching|could not be loaded/);
};

it('a user list whose token is missing after the refresh as well is empty, without a word of the server (USR-6)', async () => {
  refuse();
  await enter('admin', '/admin/users');
  await screen.findByText('No users to show', {}, patient);
  expect(refreshes()).toBeGreaterThan(0);
  saysNothing();
  server.resetHandlers();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findAllByRole('row', {}, patient);
});

it('the users that were there stay when the token is missing later (USR-6)', async () => {
  await openForm(form);
  const rows = () =>
    within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  const before = rows().length;
  expect(before).toBeGreaterThan(1);
  refuse();
  fireEvent.click(await findSubmit(form));
  await screen.findByText('User updated successfully', {}, patient);
  await waitFor(() => expect(refreshes()).toBeGreaterThan(0));
  expect(rows()).toHaveLength(before);
  saysNothing();
});
