import { db } from '#mocks/db/index.ts';
import { PERSONA_PASSWORD, personas, type PersonaName } from '#mocks/scenarios/personas.ts';
import type { DrivenBrowser } from './driven-browser.ts';

const byText = (text: string) => `//body//*[text()[normalize-space()=${JSON.stringify(text)}]]`;
const byRole = (role: string, name: string) =>
  `//*[(self::${role} or @role='${role}') and (normalize-space()='${name}' or ` +
  `@aria-label='${name}' or starts-with(@aria-label, '${name} '))]`;
const byLabel = (label: string) =>
  `//*[@id=//label[normalize-space()='${label}']/@for or @aria-label='${label}']`;

/** A browser at the served app, in the words of a journey. */
export function visitor(browser: DrivenBrowser, origin: string) {
  return {
    open: (path: string) => browser.goto(origin + path),
    isAt: (path: string) => browser.waitForUrl(origin + path),
    sees: (text: string) => browser.see(byText(text)),
    seesField: (label: string) => browser.see(byLabel(label)),
    click: (role: 'a' | 'button' | 'tab', name: string) => browser.click(byRole(role, name)),
    fill: (label: string, text: string) => browser.fill(byLabel(label), text),
    goToTab: (number: number) => browser.goToTab(number),
    /** Signs in without the screen: the challenge provider is out of reach. */
    async signIn(persona: PersonaName) {
      await browser.goto(`${origin}/login`);
      const status = await browser.post('/api/login_check', {
        username: persona,
        password: PERSONA_PASSWORD,
        turnstileToken: `mock-pass-${crypto.randomUUID()}`,
      });
      if (status !== 200) throw new Error(`The sign-in answered ${status}`);
    },
  };
}

type Visitor = ReturnType<typeof visitor>;

/** What a person does, start to end; each begins with a new world and a browser without cookies. */
export const journeys: Record<string, (visitor: Visitor) => Promise<unknown>> = {
  async 'the landing page leads to the sign-in form'({ open, click, isAt, seesField }) {
    await open('/');
    await click('a', 'Login');
    await isAt('/login');
    await seesField('Username');
  },

  async 'a key is redeemed once, and the subscription is active'({ signIn, open, click, fill, sees }) {
    const key = db.keys.where('status', 'UNUSED').at(-1)!;
    await signIn('customer');
    await open('/dash');
    await click('tab', 'Redeem key');
    await fill('Access key', `  ${key.code} `);
    await click('button', 'Redeem');
    await sees('ACTIVE');
    const { status } = db.keys.find(key.id)!;
    if (status !== 'USED') throw new Error(`The key is ${status}`);
  },

  async 'a search finds a key, and an edit of it is told'({ signIn, open, fill, click, sees }) {
    const key = db.keys.all().at(-1)!;
    await signIn('admin');
    await open(`/admin/keys?search=${key.code}`);
    await sees(key.code);
    await click('button', 'Edit');
    await fill('Code', 'FOUND-AND-EDITED');
    await click('button', 'Save');
    await sees('Key updated successfully');
    if (db.keys.find(key.id)!.code !== 'FOUND-AND-EDITED') throw new Error('The key is as it was');
  },

  async 'an expired bearer is renewed, and nobody notices'({ signIn, open, click, sees }) {
    await signIn('admin');
    await open('/admin/products');
    await sees('Products');
    for (const { id } of db.sessions.where('userId', personas.admin.id))
      db.sessions.update(id, { bearerEnds: 0 });
    await click('a', 'Keys');
    await sees('Duration (Hours)');
  },

  async 'who signs out in one tab is signed out in the other'({ goToTab, signIn, open, click, isAt, sees }) {
    await signIn('admin');
    await open('/admin/keys');
    await sees('Duration (Hours)');
    await goToTab(1);
    await open('/dash');
    await sees('Dashboard');
    await goToTab(0);
    await click('button', 'Sign out');
    await isAt('/login');
    await goToTab(1);
    await isAt('/login');
  },
};
