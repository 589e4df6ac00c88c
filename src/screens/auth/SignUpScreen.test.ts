import { expect, it } from 'vitest';
import { fieldFor } from './SignUpScreen.tsx';

it.each([
  ['username', 'username'],
  ['userName', 'username'],
  ['user_name', 'username'],
  ['password', 'password'],
  ['plainPassword', 'password'],
  ['confirmPassword', 'confirmPassword'],
  ['password_confirmation', 'confirmPassword'],
  ['confirm', 'confirmPassword'],
  ['repeatPassword', 'confirmPassword'],
  ['turnstileToken', 'turnstileToken'],
  ['captcha', 'turnstileToken'],
  ['cf-turnstile-response', 'turnstileToken'],
  ['email', undefined],
  ['inviteCode', undefined],
  ['', undefined],
])('maps the field name %s to %s', (name, field) => {
  expect(fieldFor(name)).toBe(field);
});
