// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { findSubmit, openDialog, openForm, patient, setUpApp } from './driven-app.fixtures.tsx';
import { forms } from './forms.fixtures.ts';

const app = setUpApp();

it.each([
  ['Edit key', 'No longer found. Nothing was saved', 'keys', 'stays with what was typed'],
  ['Edit invite', 'No longer found. Nothing was saved', 'invites', 'stays with what was typed'],
  ['Delete key', 'Key not found', 'keys', 'closes'],
  ['Add subscription', 'User not found', 'users', 'closes'],
] as const)(
  '%s of a row that is gone says “%s”, the list of %s is loaded again, and the dialog %s (LIS-9, LIS-14)',
  async (name, message, list, end) => {
    const form = forms[name]!;
    await openForm(form);
    const submit = await findSubmit(form);
    const [row] = [...db[list].all()].sort((a, b) => b.id - a.id);
    db[list].remove(row!.id);
    app.calls = [];
    fireEvent.click(submit);
    await screen.findByText(message, { exact: false }, patient);
    await waitFor(() => expect(document.querySelector(`#row-${row!.id}`)).toBeNull());
    await waitFor(() => expect(openDialog() === null).toBe(end === 'closes'));
    expect(app.calls).toContain(`GET /api/admin/${list}`);
  },
);
