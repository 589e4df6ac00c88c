import type { SignUpForm } from '#src/contract/auth.ts';

/** In order of precedence: 'passwordConfirmation' matches the confirmation, not the password. */
const meanings: [RegExp, keyof SignUpForm][] = [
  [/confirm|repeat|again/i, 'confirmPassword'],
  [/captcha|turnstile/i, 'turnstileToken'],
  [/password/i, 'password'],
  [/user_?name|login/i, 'username'],
];

/** The field of the sign-up form for a name from the server (SUP-2, DEC-26). */
export function fieldFor(name: string): keyof SignUpForm | undefined {
  return meanings.find(([pattern]) => pattern.test(name))?.[1];
}
