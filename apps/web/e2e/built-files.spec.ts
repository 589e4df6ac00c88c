import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { packagesIn } from '../build/host-files.ts';
import { expect, signIn, test } from './fixtures.ts';

const dist = path.resolve(import.meta.dirname, '../../../dist');
const assets = path.join(dist, 'web/assets');

function sourcesOf(script: string): string[] {
  const { sources } = JSON.parse(readFileSync(path.join(dist, 'maps/assets', `${script}.map`), 'utf8')) as {
    sources: string[];
  };
  return sources;
}

const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));

test('the production build has not one byte of the mock backend', () => {
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) {
    expect(
      sourcesOf(script).filter((source) =>
        /(^|\/)mocks\/|node_modules\/(msw|@mswjs|@faker-js)\/|apps\/demo\/|\/stories\//.test(source),
      ),
    ).toEqual([]);
    expect(readFileSync(path.join(assets, script), 'utf8')).not.toMatch(
      /mockServiceWorker|mock-pass-|faker/i,
    );
  }
});

test('the licences are those of every package in scripts and workers', () => {
  const licences = readFileSync(path.join(dist, 'web/licenses.md'), 'utf8');
  const maps = readdirSync(path.join(dist, 'maps/assets')).map((file) =>
    path.join(dist, 'maps/assets', file),
  );
  const bundled = [...new Set(maps.flatMap(packagesIn))];
  expect(bundled).toEqual(expect.arrayContaining(['react', 'write-excel-file']));
  expect(bundled.filter((name) => !licences.includes(`\n## ${name} - `))).toEqual([]);
});

test('no source map is served, and every script and style has its compressed forms', () => {
  const files = readdirSync(assets);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const file of files.filter((name) => /\.(js|css)$/.test(name)))
    if (statSync(path.join(assets, file)).size >= 1000)
      expect(files, file).toEqual(expect.arrayContaining([`${file}.br`, `${file}.gz`]));
});

test('the landing page is 45 kB before an intent, and then loads no admin code and no form code (LAN-5)', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) =>
    loaded.push(new URL(request.url()).pathname.replace(/^\/$/, '/index.html')),
  );
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'GET ACCESS' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sent = loaded.map((file): [string, number] => {
    const [plain, packed] = ['', '.br'].map((end) => path.join(dist, `web${file}${end}`));
    return [file, statSync(existsSync(packed!) ? packed! : plain!).size];
  });
  console.log(sent.map(([file, size]) => `${file} ${size}`).join('\n'));
  expect(sent.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(45_000);
  expect((await page.locator('script[data-app]').textContent())!.length).toBeLessThanOrEqual(2048);

  await page.getByRole('link', { name: 'GET ACCESS' }).hover();
  await expect(page.locator('#root')).toHaveAttribute('data-landing', 'live');
  const sources = loaded.map((file) => path.basename(file)).filter((file) => scripts.includes(file));
  expect(sources).toHaveLength(1);
  expect(
    sources
      .flatMap(sourcesOf)
      .filter((source) =>
        /screens\/(admin|auth|dashboard)\/|node_modules\/(@headlessui|@tanstack)\//.test(source),
      ),
  ).toEqual([]);
});

for (const [persona, at, usable] of [
  [undefined, '/login', 'textbox'],
  ['admin', '/admin/users', 'table'],
] as const)
  test(`the document asks for all code of ${at}, and for no more`, async ({ page, context, origin }) => {
    if (persona) await signIn(context, persona);
    await page.addInitScript(() => (window.requestIdleCallback = () => 0));
    const loaded = new Set<string>();
    page.on('request', (request) => {
      if (request.url().startsWith(`${origin}/assets`) && request.resourceType() === 'script')
        loaded.add(request.url());
    });
    await page.goto(at);
    await expect(page.getByRole(usable).first()).toBeVisible();
    const asked = await page
      .locator('link[rel=modulepreload], script[type=module]')
      .evaluateAll((tags) => tags.map((tag) => ('href' in tag ? tag.href : (tag as HTMLScriptElement).src)));
    expect([...loaded].sort()).toEqual([...new Set(asked as string[])].sort());
  });
