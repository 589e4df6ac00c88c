// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '#mocks/transports/node.ts';
import { users } from '#src/contract/admin/users.ts';
import { findSubmit, openDialog, openForm, setUpApp } from './driven-app.fixtures.tsx';
import { type Form, forms } from './sends-once.fixtures.ts';

setUpApp();

it('a user is deleted once their name has been typed (USR-5)', async () => {
  const form: Form = {
    persona: 'admin',
    route: '/admin/users',
    opens: ['button Delete'],
    button: 'Delete',
    sends: users.remove,
  };
  await openForm(form);
  const dialog = within(await screen.findByRole('alertdialog'));
  const [, name] = /delete user (\S+)\?/.exec(openDialog()!.textContent)!;
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete' }).disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText(`Type ${name} to confirm`), { target: { value: name } });
  expect(await findSubmit(form)).toBeTruthy();
});

it('a deletion that fails says why in its dialog (LIS-6)', async () => {
  server.use(
    http.delete('*/api/admin/keys/:id', () => HttpResponse.json({ message: 'In use' }, { status: 409 })),
  );
  await openForm(forms['Delete key']!);
  fireEvent.click(await findSubmit(forms['Delete key']!));
  expect(await within(openDialog()!).findByRole('note', { name: 'In use' })).toBeTruthy();
});
