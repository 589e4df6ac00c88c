// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { PERSONA_PASSWORD } from '#mocks/worlds/personas.ts';
import { drafts } from '#src/app/resume.ts';
import { fill, find, findField, findSubmit, openForm, patient, setUpApp } from './driven-app.fixtures.tsx';
import { type Form, forms } from './forms.fixtures.ts';

setUpApp();

/** Sends a filled form whose session the server no longer knows, and signs in on the page that follows. */
async function losesTheSession(form: Form, next: string) {
  await openForm(form);
  db.sessions.all().forEach(({ id }) => db.sessions.remove(id));
  fireEvent.click(await findSubmit(form));
  expect(await screen.findAllByText('Your session has ended. Sign in again.', {}, patient)).toHaveLength(1);
  await fill('Username', next);
  await fill('Password', PERSONA_PASSWORD);
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' }, patient);
}

/** Expects a field of any kind to show the value. */
async function expectShown(label: string, value: string | File | true) {
  if (value instanceof File) return expect(await screen.findByText(value.name, {}, patient)).toBeTruthy();
  const element = await findField(label);
  if (value === true) expect((element as HTMLInputElement).checked).toBe(true);
  else if (element instanceof HTMLSelectElement)
    await waitFor(() => expect(element.selectedOptions[0]?.label).toBe(value));
  else if ('value' in element) expect(element.value).toBe(value);
  else await waitFor(() => expect(element.textContent).toContain(value));
}

describe('a session that ends in the middle of the work (SES-11, SES-12)', () => {
  const typed = Object.entries(forms).filter(
    ([, { persona, fills = {} }]) => persona && Object.keys(fills).some((label) => !/password/i.test(label)),
  );

  it.each(typed)(
    '%s: restores typed text after the next sign-in',
    async (_name, form) => {
      await losesTheSession(form, form.persona!);
      if (form.route === '/dash') expect(screen.queryByText(/^Back to/)).toBeNull();
      else fireEvent.click(await find('link Back to'));
      for (const [label, value] of Object.entries(form.fills!)) await expectShown(label, value);
    },
    30_000,
  );

  it('offers nothing to somebody else, and keeps what was typed from them', async () => {
    await losesTheSession(forms['Upload client']!, 'premium');
    expect(screen.queryByText(/^Back to/)).toBeNull();
    expect(drafts.read(`POST ${forms['Upload client']!.sends.path} null`)).toBeUndefined();
  });

  it('keeps no passwords', async () => {
    const form = forms['Change password']!;
    await losesTheSession(form, 'customer');
    expect(drafts.read(`POST ${form.sends.path} null`)).toEqual({});
  });
});
