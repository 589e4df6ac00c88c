import { PERSONA_PASSWORD } from '#mocks/scenarios/personas.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { checkSession, type Session, sessionStore, signOut } from '#src/session/session.ts';
import { signIn } from '#src/session/sign-in.ts';
import { NOBODY } from './address.ts';
import { frameIdOf, SIDE_CHANGED } from './frames.ts';
import { sides } from './sides.ts';

/** Who is signed in; undefined while it is not known. */
const usernameIn = (session: Session) => {
  if (session.status === 'signed-in') return session.user.username;
  return session.status === 'anonymous' ? NOBODY : undefined;
};

/** Signs in whom the split page wants on this side, and lets it follow what happens here. */
export async function joinSplitPage(): Promise<void> {
  const side = sides.find((one) => window.frameElement?.id === frameIdOf(one));
  const wanted = side && parent.splitPage?.takeWanted(side);
  if (wanted !== undefined) await beSignedInAs(wanted);
  window.demoSide = { username: () => usernameIn(sessionStore.get()) };
  const announce = () => parent.dispatchEvent(new Event(SIDE_CHANGED));
  sessionStore.subscribe(announce);
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', announce);
  announce();
  passShortcutOn();
}

async function beSignedInAs(username: string) {
  const now = usernameIn(await checkSession());
  if (now === username) return;
  if (username === NOBODY) await signOut('/login');
  else await signIn({ username, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN });
}

/** The panel is outside of the frame, which has the keyboard. */
function passShortcutOn() {
  const pass = (event: KeyboardEvent) => {
    const { key, ctrlKey } = event;
    if (!ctrlKey || key !== '.') return;
    event.preventDefault();
    event.stopPropagation();
    parent.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey }));
  };
  window.addEventListener('keydown', pass, true);
}
