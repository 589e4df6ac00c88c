import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { botCheckSource } from '#mocks/third-parties/bot-check.ts';
import { type AdminPath, pageNames } from '#src/session/page-names.ts';
import { PERSONA_PASSWORD, type PersonaName } from '#mocks/worlds/personas.ts';
import { translatePage } from '../../../tools/environment.ts';
import { test as base } from './app-host.ts';

interface Fixtures {
  /** Translates every page, as browsers do. */
  isTranslated: boolean;
  /**
   * Errors of pages and violations of their Content-Security-Policy; none are allowed. The mock backend starts each
   * test from its seed.
   */
  pageErrors: string[];
  /** A new browser context in which this persona is signed in, with a page at `at`. */
  enterAs(persona: PersonaName, at: string, options?: BrowserContextOptions): Promise<Page>;
}

/** `page` and `context` belong to an anonymous visitor. */
export const test = base.extend<Fixtures>({
  baseURL: ({ origin }, give) => give(origin),
  pageErrors: [
    async ({ origin: _ }, give) => {
      resetDb();
      const errors: string[] = [];
      await give(errors);
      expect(errors, 'errors of the pages').toEqual([]);
    },
    { auto: true },
  ],
  isTranslated: [false, { option: true }],
  context: async ({ context, pageErrors, isTranslated }, give) => {
    await prepare(context, pageErrors, isTranslated);
    await give(context);
  },
  enterAs: async ({ browser, baseURL, pageErrors, isTranslated }, give) => {
    const contexts: BrowserContext[] = [];
    await give(async (persona, at, options) => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), ...options });
      contexts.push(context);
      await prepare(context, pageErrors, isTranslated);
      await signIn(context, persona);
      const page = await context.newPage();
      await page.goto(at);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** Signs in by the sign-in page's request. */
export async function signIn({ request }: BrowserContext, persona: PersonaName) {
  const data = {
    username: persona,
    password: PERSONA_PASSWORD,
    turnstileToken: `mock-pass-${crypto.randomUUID()}`,
  };
  const answer = await request.post('/api/login_check', { data });
  expect(answer.ok()).toBe(true);
}

/** Opens a list by its link in the header, which loads no page. */
export async function openList(page: Page, path: AdminPath) {
  const link = page.getByRole('navigation', { name: 'Admin' }).locator(`a[href^="${path}"]`);
  await link.dispatchEvent('click');
  await expect(page.locator('h1', { hasText: pageNames[path] })).toHaveCount(1);
}

/** Opens an address within the app, which loads no page. */
export const goWithin = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Serves the mock's stub in place of the bot-check provider, and collects `pageErrors`. */
async function prepare(context: BrowserContext, errors: string[], isTranslated: boolean) {
  await context.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: botCheckSource() }),
  );
  context.on('weberror', (error) => errors.push(String(error.error())));
  await context.exposeFunction('reportViolation', (violation: string) => void errors.push(violation));
  if (isTranslated) await context.addInitScript(`(${translatePage})(reportViolation)`);
  await context.addInitScript(() => {
    const { reportViolation } = globalThis as unknown as { reportViolation(violation: string): void };
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
        reportViolation(`${effectiveDirective} refuses ${blockedURI} ${sample} in ${sourceFile}`.trim()),
    );
  });
}

export { expect } from '@playwright/test';
