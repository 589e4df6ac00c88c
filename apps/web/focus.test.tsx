// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enter, find, setUpApp } from './driven-app.fixtures.tsx';

setUpApp();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

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
  expect(document.activeElement).toBe(screen.getByLabelText('Username'));
});

it('passes from ‘Try again’ of the bot-check, which goes, to its widget (ACC-2)', async () => {
  const render = vi.fn<NonNullable<typeof window.turnstile>['render']>(() => undefined);
  window.turnstile = { render, reset() {} };
  render.mockImplementationOnce((_, options) => void options['error-callback']());
  await enter(undefined, '/login');
  const button = await find('button Try again');
  const box = button.parentElement!.firstElementChild;
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement).toBe(box));
});
