// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enter, find, findField, patient, setUpApp } from './driven-app.fixtures.tsx';

setUpApp();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, patient);

it('leaves the focus alone when a page is opened', async () => {
  await enter('admin', '/admin');
  await heading('Products');
  expect(document.activeElement).toBe(document.body);
});

it('leaves the focus on a link that stays', async () => {
  await enter('admin', '/admin/products');
  const link = await find('link Keys');
  link.focus();
  fireEvent.click(link);
  await heading('Keys');
  expect(document.activeElement).toBe(link);
});

it('leaves the focus in the field that a new screen has focused', async () => {
  await enter(undefined, '/login');
  const link = await find("link Don't have an account");
  link.focus();
  fireEvent.click(link);
  await heading('Sign up');
  expect(document.activeElement).toBe(await findField('Username'));
});
