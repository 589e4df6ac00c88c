import { PERSONA_PASSWORD, type PersonaName, personas } from '#mocks/scenarios/personas.ts';
import { sendForm } from './bot-check.ts';

/** What the sign-in form takes. */
export const credentials = { Username: personas.customer.username, Password: PERSONA_PASSWORD };

/** What the sign-up form takes. */
export const newcomer = {
  Username: 'newcomer',
  Password: 'correct horse',
  'Confirm password': 'correct horse',
};

/** Signs a persona in by the form on the page. */
export const signInByForm = (name: PersonaName) =>
  sendForm({ ...credentials, Username: personas[name].username }, 'Sign in');
