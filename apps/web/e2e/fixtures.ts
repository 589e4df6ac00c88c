import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { botCheckSource } from '#mocks/third-parties/bot-check.ts';
import { PERSONA_PASSWORD, type PersonaName } from '#mocks/scenarios/personas.ts';
import { serveApp } from '../../../scripts/serve-app.ts';

const directory = path.resolve(import.meta.dirname, '../../../dist/web');

interface Fixtures {
  /** Back to the seed before each test; afterwards, no page may have thrown anything. */
  world: string[];
  /** A browser of its own in which this person is signed in, showing `at`. */
  enterAs(persona: PersonaName, at: string): Promise<Page>;
}

interface WorkerFixtures {
  /**
   * Address of the production build with the mock backend behind it. It runs in this process: `db` is its
   * state.
   */
  origin: string;
}

/** `page` and `context` are an anonymous visitor's. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  origin: [
    async ({ browser: _ }, give) => {
      if (!existsSync(directory)) throw new Error('There is no dist/web: run `npm run build` first');
      const { url, close } = await serveApp({ directory, backend: 'mock' });
      await give(url);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, give) => give(origin),
  world: [
    async ({ origin: _ }, give) => {
      resetDb();
      const thrown: string[] = [];
      await give(thrown);
      expect(thrown, 'what the pages threw').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, world }, give) => {
    await prepare(context, world);
    await give(context);
  },
  enterAs: async ({ browser, baseURL, world }, give) => {
    const contexts: BrowserContext[] = [];
    await give(async (persona, at) => {
      const context = await browser.newContext(baseURL ? { baseURL } : {});
      contexts.push(context);
      await prepare(context, world);
      await signIn(context, persona);
      const page = await context.newPage();
      await page.goto(at);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** Signs in without the screen, as the screen does it. */
export async function signIn({ request }: BrowserContext, persona: PersonaName) {
  const data = {
    username: persona,
    password: PERSONA_PASSWORD,
    turnstileToken: `mock-pass-${crypto.randomUUID()}`,
  };
  const answer = await request.post('/api/login_check', { data });
  expect(answer.ok()).toBe(true);
}

/** The challenge provider is out of reach; the mock's stub answers at its address. */
async function prepare(context: BrowserContext, thrown: string[]) {
  await context.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: botCheckSource() }),
  );
  context.on('weberror', (error) => thrown.push(String(error.error())));
}

export { expect } from '@playwright/test';
