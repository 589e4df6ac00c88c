import { PERSONA_PASSWORD, personas } from '#mocks/worlds/personas.ts';

/** Values of the sign-in form. */
export const credentials = { Username: personas.customer.username, Password: PERSONA_PASSWORD };

/** Values of the sign-up form. */
export const newAccount = {
  Username: 'newcomer',
  Password: 'correct horse',
  'Confirm password': 'correct horse',
};

/** Text that only the sign-in page shows. */
export const signInPrompt = "Don't have an account? Sign up";
