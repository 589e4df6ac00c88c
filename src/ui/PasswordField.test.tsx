// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

it('a shown password is hidden before sending (SUP-5)', () => {
  let sent: string | undefined;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent = event.currentTarget.querySelector('input')!.type;
      }}
    >
      <PasswordField label="Password" />
      <button>Sign in</button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect([sent, screen.getByLabelText<HTMLInputElement>('Password').type]).toEqual(['password', 'password']);
});
