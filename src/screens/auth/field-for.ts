import type { SignUpForm } from '#src/contract/auth.ts';

/** The first that fits wins: a 'passwordConfirmation' is the confirmation, not the password. */
const meanings: [RegExp, keyof SignUpForm][] = [
  [/confirm|repeat|again/i, 'confirmPassword'],
  [/captcha|turnstile/i, 'turnstileToken'],
  [/password/i, 'password'],
  [/user_?name|login/i, 'username'],
];

/** Which field of the sign-up form the server means by `name`; undefined if none (SUP-2, DEC-26). */
export function fieldFor(name: string): keyof SignUpForm | undefined {
  return meanings.find(([pattern]) => pattern.test(name))?.[1];
}
