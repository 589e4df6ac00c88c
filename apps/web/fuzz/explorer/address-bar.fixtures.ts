import { db } from '#mocks/db/index.ts';
import { PERSONA_PASSWORD, type PersonaName, personas } from '#mocks/worlds/personas.ts';
import { nameOf, pressByKey } from './person.fixtures.ts';
import type { Deed, State } from './state.fixtures.ts';

/** What a person does with the tab itself, or at another site, and a sign-in as a whole. */
export function addressBar(world: State): Deed[] {
  const { tab, checkout } = world;
  const events: Deed[] = [{ words: 'reload the page', act: () => tab.load() }];
  if (tab.canGoBack) events.push({ words: 'go back', act: () => tab.go(-1) });
  if (tab.canGoForward) events.push({ words: 'go forward', act: () => tab.go(1) });
  if (location.pathname === '/login') events.push(signIn('admin'), signIn('customer'));
  const unused = db.keys.where('status', 'UNUSED').at(-1);
  if (location.pathname === '/dash' && unused)
    events.push({ words: 'open the link of a key', act: () => tab.load(`/dash?redeem=${unused.code}`) });
  if (checkout !== undefined)
    events.push(
      { words: 'pay, and come back', act: () => comeBack(world, '?success=1', 'PAID') },
      { words: 'come back without paying', act: () => comeBack(world, '', 'CANCELLED') },
    );
  return events;
}

async function comeBack(world: State, query: string, status: 'PAID' | 'CANCELLED') {
  db.checkouts.update(world.checkout!, { status, bookAt: null });
  Object.assign(world, { checkout: undefined, isGiven: false }, query && { awaited: { at: Date.now() } });
  await world.tab.load(`/dash${query}`);
}

const signIn = (name: PersonaName): Deed => ({
  words: `sign in as ${name}`,
  async act(world) {
    for (const [label, value] of Object.entries({ Username: name, Password: PERSONA_PASSWORD })) {
      const field = [...document.querySelectorAll('input')].find((one) => nameOf(one).startsWith(label));
      if (!field) return;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    pressByKey(document.querySelector<HTMLElement>('form [type=submit]')!);
    await world.tab.pass(500);
    if (location.pathname !== '/login') world.user = { id: personas[name].id, username: name };
  },
});
