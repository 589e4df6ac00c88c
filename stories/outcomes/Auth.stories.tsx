import preview from '#storybook/preview.tsx';
import { outcomesOf } from './outcomes-of.tsx';

const meta = preview.meta({ title: 'Outcomes/Auth', parameters: { pictures: false } });

export const SignIn = meta.story({ ...outcomesOf('auth.signIn'), tags: ['SIN-4', 'SIN-5'] });
export const SignUp = meta.story(outcomesOf('auth.signUp'));
export const Invalidate = meta.story(outcomesOf('auth.invalidate'));
export const SignOut = meta.story(outcomesOf('auth.signOut'));

/** The bearer has expired and is refreshed. Only the two messages about the refresh token end the session. */
export const Refresh = meta.story({ ...outcomesOf('auth.refresh'), tags: ['SES-4'] });

/**
 * The session check when the page loads. A refusal leads to the sign-in page; other failures leave the
 * session alone and offer Retry.
 */
export const Me = meta.story({ ...outcomesOf('auth.me'), tags: ['SES-1', 'SES-8'] });
