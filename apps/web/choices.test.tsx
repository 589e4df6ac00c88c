// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { server } from '#mocks/transports/node.ts';
import { jwt } from '#src/contract/session.ts';
import { setUpApp, findField, openDialog, openForm } from './driven-app.fixtures.tsx';
import { forms } from './sends-once.fixtures.ts';

const app = setUpApp();

/** Opens a form whose read of its choices is refused. */
async function openWithout(path: string, form: string, refusal: object, status: number) {
  server.use(http.get(`*${path}`, () => HttpResponse.json(refusal, { status })));
  await openForm({ ...forms[form]!, fills: {} });
  await waitFor(() => expect(app.calls).toContain(`GET ${path}`));
  return within(openDialog()!);
}

it.each(['Generate keys', 'Add subscription'])(
  '%s says that the products could not be loaded, also the second time (SBS-3)',
  async (form) => {
    const path = '/api/admin/subscriptions/products';
    const dialog = await openWithout(path, form, {}, 500);
    const failure = 'The products could not be loaded.';
    await dialog.findByText(failure);
    app.calls = [];
    fireEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(app.calls).toEqual([`GET ${path}`]));
    await dialog.findByText(failure);
    expect(document.activeElement).toBe(await findField('Product'));
    server.resetHandlers();
    fireEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(dialog.queryByText(failure)).toBeNull());
  },
);

it.each(['Generate invites', 'Edit subscription'])(
  '%s is silent about a token that is missing (USR-6)',
  async (form) => {
    const dialog = await openWithout('/api/admin/users/list', form, { message: jwt.missing }, 401);
    await dialog.findByText('No users to show.');
    await act(async () => {});
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body.textContent).not.toMatch(/JWT|Error fetching|could be loaded/);
  },
);
