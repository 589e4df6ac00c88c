import { PERSONA_PASSWORD, type PersonaName, personas } from '#mocks/worlds/personas.ts';
import { sendForm } from './bot-check.ts';
import { userSees } from './see.ts';

/** Values of the sign-in form. */
export const credentials = { Username: personas.customer.username, Password: PERSONA_PASSWORD };

/** Values of the sign-up form. */
export const newAccount = {
  Username: 'newcomer',
  Password: 'correct horse',
  'Confirm password': 'correct horse',
};

/** Signs a persona in by the form of the page. */
export const signInByForm = (name: PersonaName) =>
  sendForm({ ...credentials, Username: personas[name].username }, 'Sign in');

/** A text that only the sign-in page shows. */
export const signInPrompt = "Don't have an account? Sign up";

/** Waits until the app has arrived at the sign-in page. */
export const expectSignInPage = () => userSees(signInPrompt);
