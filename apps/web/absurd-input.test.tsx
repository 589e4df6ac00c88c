// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isRequestOf } from '#mocks/server/find-endpoint.ts';
import { openForm, patient, setUpApp } from './driven-app.fixtures.tsx';
import { type Form, forms } from './forms.fixtures.ts';

const app = setUpApp();

const YEAR = 'Please enter a year from 2000 to 9999';
const executable = (name: string, content = 'MZ') => new File([content], name);

it.each<[string, string, Form['fills'], string]>([
  ['Upload client', 'a file without content', { File: executable('a.exe', '') }, 'The file is empty'],
  [
    'Upload client',
    'a file without a name',
    { File: executable('.exe') },
    'Please select a valid executable',
  ],
  ['Upload client', 'a path for a version', { Version: '../../x' }, 'Version can only contain letters'],
  ['Upload client', 'a release in the year 1', { 'Release Date': '0001-01-01' }, YEAR],
  ['Add subscription', 'an end in the year 1', { 'Expiration Date': '0001-01-01T00:00' }, YEAR],
  ['Edit subscription', 'an end in the year 1', { 'Expiration Date': '0001-01-01T00:00' }, YEAR],
])('%s with %s is refused in words at the field (UPL-1, LIM-1)', async (name, _, odd, said) => {
  const form = forms[name]!;
  await openForm({ ...form, fills: { ...form.fills, ...odd } });
  app.calls = [];
  fireEvent.submit(screen.getByRole('dialog').querySelector('form')!);
  const field = await screen.findByLabelText<HTMLElement>(Object.keys(odd!)[0]!, { selector: 'input' });
  const message = await screen.findByText(said, { exact: false }, patient);
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(message.closest('[id]')!.id);
  expect(app.calls.filter(isRequestOf(form.sends))).toEqual([]);
});
