import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { settings } from '../../../src/app/settings.ts';
import { buildConfigure } from './host-files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'configure-'));
afterAll(() => rmSync(folder, { recursive: true }));

const values = {
  apiOrigin: 'https://api.example',
  siteOrigin: 'https://site.example',
  turnstileSiteKey: 'a-site-key-0',
  turnstileScript: 'https://check.example/a.js',
  checkoutOrigins: 'https://pay.example',
  avatarOrigin: 'https://pictures.example',
  errorEndpoint: 'https://errors.example/web',
  product: 'Rust',
  brand: 'Locks',
} satisfies Record<keyof typeof settings, string>;

it('configure.mjs writes each variable into the document, and its origins into the policy', async () => {
  const [web, hosting] = [path.join(folder, 'web'), path.join(folder, 'hosting')];
  mkdirSync(web);
  await buildConfigure(hosting);
  writeFileSync(path.join(hosting, 'build.json'), '{"base":"/","configuration":{}}');
  writeFileSync(
    path.join(web, 'index.html'),
    '<script type="application/json" id="configuration">{}</script>',
  );
  const env = Object.entries(values).map(([name, value]) => [
    settings[name as keyof typeof settings].variable,
    value,
  ]);
  execFileSync(process.execPath, [path.join(hosting, 'configure.mjs')], {
    env: { ...process.env, ...(Object.fromEntries(env) as NodeJS.ProcessEnv) },
  });
  const html = readFileSync(path.join(web, 'index.html'), 'utf8');
  expect(JSON.parse(/>(\{[^<]*)</.exec(html)![1]!)).toEqual(values);
  const [{ headers }] = JSON.parse(readFileSync(path.join(web, 'headers.json'), 'utf8'));
  for (const origin of ['api', 'check', 'pictures', 'errors'])
    expect(headers['Content-Security-Policy']).toContain(`https://${origin}.example`);
});
