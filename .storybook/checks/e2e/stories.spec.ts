import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { personas } from '#mocks/worlds/personas.ts';
import { test } from '../../../apps/web/e2e/app-host.ts';
import { surroundingNames } from '../../preview/surroundings.ts';
import { sample } from '../../../tools/sample.ts';
import { serveApp } from '../../../tools/serve-app.ts';
import { foreignFonts } from './foreign-fonts.ts';

// The stories of the built workshop, opened by their addresses with motion on, on a machine whose locale and time zone
// no story expects: thirty of them; all with `npm run test:workshop`, narrowed by `--grep keys` or `--grep dark`.

declare global {
  interface Window {
    /** Collected from Storybook's channel by listen-to-preview.js. */
    storyResult: { finished: boolean; problems: string[] };
  }
}

interface Entry {
  id: string;
  type: 'story' | 'docs';
  tags: string[];
}

/** Switches of the toolbar, and settings of the browser, with which each story has to stand. */
interface Variant {
  name: string;
  globals?: string;
  width?: number;
  forcedColors?: boolean;
}

const variants: Variant[] = [
  { name: 'plain' },
  { name: 'dark', globals: 'theme:dark' },
  { name: 'en-US, New York', globals: 'locale:en-US;timeZone:New York' },
  { name: 'de-DE, Tokyo', globals: 'locale:de-DE;timeZone:Tokyo' },
  { name: 'ar, right to left', globals: 'locale:ar;direction:rtl' },
  { name: 'slow network, reduced motion', globals: 'network:slow;motion:reduced' },
  { name: '320 px', width: 320 },
  { name: 'forced colours', forcedColors: true },
  ...Object.keys(personas).map((persona) => ({ name: `persona ${persona}`, globals: `persona:${persona}` })),
];

const directory = path.resolve(import.meta.dirname, '../../../dist/storybook');
const index = path.join(directory, 'index.json');
const entries: Entry[] = existsSync(index)
  ? Object.values(JSON.parse(readFileSync(index, 'utf8')).entries)
  : [];
const visits = entries.flatMap((entry) => variants.map((variant) => ({ entry, variant })));

/** The story that shows most of each screen and part, which has to live on in all surroundings. */
const inSurroundings = entries
  .filter(({ id, type }, at) => {
    const title = id.split('--')[0]!;
    return (
      type === 'story' &&
      entries.findIndex((other) => other.id.startsWith(`${title}--`) && other.type === 'story') === at
    );
  })
  .flatMap((entry) =>
    surroundingNames.map((name) => ({
      entry,
      variant: { name, globals: `surroundings:${name}` } as Variant,
    })),
  );

test.use({ locale: 'fr-FR', timezoneId: 'Pacific/Apia', contextOptions: { reducedMotion: 'no-preference' } });

test('the workshop is built', () => expect(entries.length).toBeGreaterThan(500));

let host: Awaited<ReturnType<typeof serveApp>>;
test.beforeAll(async () => void (host = await serveApp({ directory, backend: 'none' })));
test.afterAll(() => host.close());

for (const { entry, variant } of [...sample(visits, 30), ...sample(inSurroundings, 15)])
  test(`${entry.id} in ${variant.name}`, async ({ page }) => {
    const width = variant.width ?? (entry.tags.includes('phone') ? 390 : 1280);
    await page.setViewportSize({ width, height: width < 600 ? 844 : 800 });
    if (variant.forcedColors) await page.emulateMedia({ forcedColors: 'active' });
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => !/ResizeObserver loop/.test(message) && thrown.push(message));
    await page.addInitScript({ path: path.join(import.meta.dirname, 'listen-to-preview.js') });
    const query = new URLSearchParams({ id: entry.id, viewMode: entry.type, globals: variant.globals ?? '' });
    await page.goto(`${host.url}/iframe.html?${query}`);
    await page.waitForFunction(() => window.storyResult?.finished, undefined, { timeout: 90_000 });
    const { problems } = await page.evaluate(() => window.storyResult);
    // in forced colours, the contrast depends on the system's palette; in surroundings, a play may meet other words
    const own = problems.filter(
      (problem) =>
        !(variant.forcedColors && problem.includes('color-contrast')) &&
        !(variant.globals?.startsWith('surroundings') && /^the play failed(?!.*NotFoundError)/.test(problem)),
    );
    expect([...own, ...thrown]).toEqual([]);
    await expect(page.locator('body.sb-show-errordisplay')).toHaveCount(0);
    // excluded: long names in other scripts, Arabic dates, a story about fallbacks, Storybook's own texts on docs pages
    const isOwnText = entry.type === 'story' && !/longest|fallback-font/.test(entry.tags.join());
    if (isOwnText && !variant.globals?.includes('ar;')) expect(await foreignFonts(page)).toEqual([]);
  });
