import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { personas } from '#mocks/worlds/personas.ts';
import { environmentNames } from '../../preview/environment.ts';
import { sample, takesAll } from '../../../tools/sample.ts';
import { directory, test } from './storybook-host.ts';

// The stories of the built Storybook, opened by their addresses with motion on, on a machine whose locale and time zone
// no story expects: twenty of them, in four variants, three in each of three environments; all with `npm run test:storybook`, narrowed by `-- --grep dark` or `-- --grep environment`.

declare global {
  interface Window {
    /** Collected from Storybook's channel by listen-to-preview.js. */
    storyResult: { finished: string; problems: string[]; show(id: string, viewMode: string): void };
  }
}

interface Entry {
  id: string;
  type: 'story' | 'docs';
  tags: string[];
}

/**
 * Switches of the toolbar, and settings of the browser, with which each story has to stand. Not another width, for which no play is
 * written: pages are made narrow after their play (plan.ts).
 */
interface Variant {
  name: string;
  globals?: string;
  forcedColors?: boolean;
}

const variants: Variant[] = [
  { name: 'plain' },
  { name: 'dark', globals: 'theme:dark' },
  { name: 'en-GB, New York', globals: 'locale:en-GB;timeZone:New York' },
  { name: 'de-DE, Tokyo', globals: 'locale:de-DE;timeZone:Tokyo' },
  { name: 'ar, right to left', globals: 'locale:ar;direction:rtl' },
  { name: 'slow network, reduced motion', globals: 'network:slow;motion:reduced' },
  { name: 'forced colours', forcedColors: true },
  ...Object.keys(personas).map((persona) => ({ name: `persona ${persona}`, globals: `persona:${persona}` })),
];

const index = path.join(directory, 'index.json');
const entries: Entry[] = existsSync(index)
  ? Object.values(JSON.parse(readFileSync(index, 'utf8')).entries)
  : [];
const shownVariants = sample(variants, 4);
const visits = sample(
  entries.flatMap((entry) => shownVariants.map((variant) => ({ entry, variant }))),
  20,
);

/** The story that shows most of each screen, and each journey, which have to live on wherever they are. */
const whole = entries.filter(({ id, type }, at) => {
  const isFirst = entries[at - 1]?.type === 'docs';
  return type === 'story' && (id.startsWith('flows-') || (isFirst && id.startsWith('screens-')));
});
const shownEnvironments = sample(
  environmentNames.filter((name) => takesAll || !name.startsWith('browser without')),
  3,
);

test.use({ locale: 'fr-FR', timezoneId: 'Pacific/Apia', contextOptions: { reducedMotion: 'no-preference' } });

test('Storybook is built', () => expect(entries.length).toBeGreaterThan(400));

async function open(page: Page, { id, type }: Entry, globals = ''): Promise<string[]> {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => !/ResizeObserver loop/.test(message) && thrown.push(message));
  await page.addInitScript({ path: path.join(import.meta.dirname, 'listen-to-preview.js') });
  await page.goto(`iframe.html?${new URLSearchParams({ id, viewMode: type, globals })}`);
  return thrown;
}

for (const variant of shownVariants) {
  const own = visits.filter((visit) => visit.variant === variant).map(({ entry }) => entry);
  // in forced colours, the contrast depends on the system's palette
  if (own.length)
    testAll(`stories in ${variant.name}`, own, variant, variant.forcedColors ? /color-contrast/ : undefined);
}

// in the built app, environment.spec.ts takes each feature of the browser away
for (const name of shownEnvironments) {
  // by another clock, and translated, a play meets other words
  const isExpected = /^(clock|translated)/.test(name) ? /^the play failed(?!.*NotFoundError)/ : /^$/;
  const globals = `environment:${name}`;
  testAll(`stories in the environment: ${name}`, sample(whole, 3), { globals }, isExpected);
}

testAll('screens and journeys before another server (MOC-6)', sample(whole, 8), {
  globals: 'server:another',
});

/** Plays stories with globals in one page, since loading Storybook takes most of a visit. */
function testAll(
  title: string,
  stories: Entry[],
  { globals, forcedColors = false }: Partial<Variant>,
  isExpected = /^$/,
) {
  test(title, async ({ page }) => {
    test.setTimeout(60_000 + stories.length * 30_000);
    if (forcedColors) await page.emulateMedia({ forcedColors: 'active' });
    let thrown: string[] | undefined;
    for (const entry of stories) {
      const { id, type, tags } = entry;
      await page.setViewportSize(
        tags.includes('phone') ? { width: 390, height: 844 } : { width: 1280, height: 800 },
      );
      // Storybook loads the page again where a story does not end at once
      const show = ([next, mode]: string[]) => window.storyResult.show(next!, mode!);
      const isShown =
        thrown &&
        (await page.evaluate(show, [id, type]).then(
          () => true,
          () => false,
        ));
      if (!thrown || !isShown) thrown = await open(page, entry, globals);
      const problems = await page
        .waitForFunction(
          (shown) => window.storyResult?.finished === shown && window.storyResult.problems,
          id,
          {
            timeout: 90_000,
          },
        )
        .then((result) => result.jsonValue() as Promise<string[]>);
      const found = problems.filter((problem) => !isExpected.test(problem));
      expect.soft([...found, ...thrown.splice(0)], id).toEqual([]);
      await expect(page.locator('body.sb-show-errordisplay'), id).toHaveCount(0);
    }
  });
}
