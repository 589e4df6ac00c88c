// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { serverSignOut } from './server-sign-out.ts';
import { checkSession, signOut } from './session.ts';
import { signIn } from './sign-in.ts';
import { refusal, setUpTab, signedIn, state } from './tab.fixtures.ts';

const tab = setUpTab();

describe('a sign-out that the server has not received', () => {
  const isDown = () => refusal('Down', 503);

  async function signedOutUnheard() {
    await signedIn(tab);
    Object.assign(tab.answers, { invalidate: () => Response.error(), logout: isDown });
    await signOut('/');
    tab.asked = [];
  }

  it('restores no session at the next start, while it cannot be sent', async () => {
    await signedOutUnheard();
    expect(await checkSession()).toEqual({ status: 'anonymous', exit: '/login' });
    expect(tab.asked).toEqual(['invalidate', 'logout']);
  });

  it.each([
    ['succeeds', () => new Response(null, { status: 204 })],
    ['finds no session any more', () => refusal('Missing JWT Refresh Token')],
  ])('is over once it %s', async (_, answer) => {
    await signedOutUnheard();
    tab.answers.logout = answer;
    await checkSession();
    expect(tab.asked).toEqual(['invalidate', 'logout', 'me']);
    tab.asked = [];
    await checkSession();
    expect(tab.asked).toEqual(['me']);
  });

  it('is forgotten by the next sign-in', async () => {
    await signedOutUnheard();
    tab.answers['login_check'] = () => Response.json({ code: 200 });
    expect(await signIn({ username: 'ada', password: 'secret', turnstileToken: 'x' })).toBeUndefined();
    expect(tab.asked.at(-1)).toBe('me');
    expect(state().status).toBe('signed-in');
  });

  it('does not follow from one of the two calls failing', async () => {
    await signedIn(tab);
    tab.answers.invalidate = isDown;
    await signOut('/');
    tab.asked = [];
    await checkSession();
    expect(tab.asked).toEqual(['me']);
  });

  it('is not owed where another tab has taken its turn', async () => {
    Object.assign(tab.answers, {
      invalidate: () => refusal('Down', 503),
      logout: () => refusal('Down', 503),
    });
    await serverSignOut.send(AbortSignal.abort());
    expect(serverSignOut.isOwed()).toBe(false);
  });
});
