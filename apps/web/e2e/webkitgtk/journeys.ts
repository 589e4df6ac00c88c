import { By, error, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { db } from '#mocks/db/index.ts';
import { PERSONA_PASSWORD, personas, type PersonaName } from '#mocks/scenarios/personas.ts';

const PATIENCE = 30_000;

/** A browser at the served app, in the words of a journey. */
export function visitor(driver: WebDriver, origin: string) {
  const byText = (text: string) => By.xpath(`//body//*[text()[normalize-space()=${JSON.stringify(text)}]]`);
  const byRole = (role: string, name: string) =>
    By.xpath(
      `//*[(self::${role} or @role='${role}') and (normalize-space()='${name}' or @aria-label='${name}' or starts-with(@aria-label, '${name} '))]`,
    );
  const found = async (locator: By): Promise<WebElement> => {
    const element = await driver.wait(until.elementLocated(locator), PATIENCE);
    return driver.wait(until.elementIsVisible(element), PATIENCE);
  };
  return {
    driver,
    open: (path: string) => driver.get(origin + path),
    sees: (text: string) => found(byText(text)),
    /** Once more where the page was drawn anew between looking and clicking. */
    click: (role: 'a' | 'button' | 'tab', name: string) =>
      driver.wait(
        () =>
          found(byRole(role, name))
            .then((element) => element.click())
            .then(() => true)
            .catch((reason: unknown) => {
              if (reason instanceof error.StaleElementReferenceError) return false;
              throw reason;
            }),
        PATIENCE,
      ),
    field: (label: string) =>
      found(By.xpath(`//*[@id=//label[normalize-space()='${label}']/@for or @aria-label='${label}']`)),
    isAt: (path: string) => driver.wait(until.urlIs(origin + path), PATIENCE),
    /** Signs in without the screen: the challenge provider is out of reach. */
    async signIn(persona: PersonaName) {
      await driver.get(`${origin}/login`);
      const token = `mock-pass-${crypto.randomUUID()}`;
      const body = { username: persona, password: PERSONA_PASSWORD, turnstileToken: token };
      const status = await driver.executeAsyncScript<number>(
        `const done = arguments[arguments.length - 1];
         fetch('/api/login_check', {
           method: 'POST', headers: { 'Content-Type': 'application/json' }, body: arguments[0],
         }).then(({ status }) => done(status), String);`,
        JSON.stringify(body),
      );
      if (status !== 200) throw new Error(`The sign-in answered ${status}`);
    },
  };
}

type Visitor = ReturnType<typeof visitor>;

/** What a person does, start to end; each begins with a new world and a browser without cookies. */
export const journeys: Record<string, (visitor: Visitor) => Promise<unknown>> = {
  async 'the landing page leads to the sign-in form'({ open, click, isAt, field }) {
    await open('/');
    await click('a', 'Login');
    await isAt('/login');
    await field('Username');
  },

  async 'a key is redeemed once, and the subscription is active'({ signIn, open, click, field, sees }) {
    const key = db.keys.where('status', 'UNUSED').at(-1)!;
    await signIn('customer');
    await open('/dash');
    await click('tab', 'Redeem key');
    await (await field('Access key')).sendKeys(`  ${key.code} `);
    await click('button', 'Redeem');
    await sees('ACTIVE');
    const { status } = db.keys.find(key.id)!;
    if (status !== 'USED') throw new Error(`The key is ${status}`);
  },

  async 'a search finds a key, and an edit of it is told'({ signIn, open, field, click, sees }) {
    const key = db.keys.all().at(-1)!;
    await signIn('admin');
    await open(`/admin/keys?search=${key.code}`);
    await sees(key.code);
    await click('button', 'Edit');
    const code = await field('Code');
    await code.clear();
    await code.sendKeys('FOUND-AND-EDITED');
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

  async 'who signs out in one tab is signed out in the other'({ driver, signIn, open, click, isAt, sees }) {
    await signIn('admin');
    await open('/admin/keys');
    await sees('Duration (Hours)');
    const first = await driver.getWindowHandle();
    await driver.switchTo().newWindow('tab');
    await open('/dash');
    await sees('Dashboard');
    await driver.switchTo().window(first);
    await click('button', 'Sign out');
    await isAt('/login');
    const [second] = (await driver.getAllWindowHandles()).filter((handle) => handle !== first);
    await driver.switchTo().window(second!);
    await isAt('/login');
    await driver.close();
    await driver.switchTo().window(first);
  },
};
