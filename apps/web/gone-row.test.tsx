// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { findSubmit, openDialog, openForm, patient, setUpApp } from './driven-app.fixtures.tsx';
import { forms } from './forms.fixtures.ts';

const app = setUpApp();

it.each([
  ['Edit key', 'No longer found. Nothing was saved', 'keys'],
  ['Edit invite', 'No longer found. Nothing was saved', 'invites'],
  ['Delete key', 'Key not found', 'keys'],
  ['Add subscription', 'User not found', 'users'],
] as const)(
  '%s of a row that is gone says “%s”, closes, and the list is loaded again (LIS-9, LIS-14)',
  async (name, message, list) => {
    const form = forms[name]!;
    await openForm(form);
    const submit = await findSubmit(form);
    const [row] = [...db[list].all()].sort((a, b) => b.id - a.id);
    db[list].remove(row!.id);
    app.calls = [];
    fireEvent.click(submit);
    await screen.findByText(message, { exact: false }, patient);
    await waitFor(() => expect(openDialog()).toBeNull());
    expect(app.calls).toContain(`GET /api/admin/${list}`);
    expect(document.querySelector(`#row-${row!.id}`)).toBeNull();
  },
);
