import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { settings } from './settings.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
    (file) => `${folder}/${file}`,
  );

it('the documents name exactly the settings', () => {
  const documents = ['README.md', ...filesIn('docs').filter((file) => file.endsWith('.md'))];
  const named = documents.flatMap((file) => read(file).match(/\bVITE_[A-Z]+(?:_[A-Z]+)*\b/g) ?? []);
  const variables = Object.values(settings).map(({ variable }) => variable);
  expect([...new Set(named)].toSorted()).toEqual(variables.toSorted());
});

it('every setting is read by the app or its build', () => {
  const code = [...filesIn('src'), ...filesIn('apps/web')]
    .filter((file) => /(?<!\.test|\.spec)\.tsx?$/.test(file))
    .map(read)
    .join('\n');
  const unread = Object.keys(settings).filter((name) => !code.includes(`config.${name}`));
  expect(unread).toEqual([]);
});

const foreign = [
  '//x.example/a.js',
  '/\\x.example/a.js',
  '/\t/x.example/a.js',
  'https://a@x.example/a.js',
  'a.js',
  'HTTP://x.example/a.js',
];
it.each([
  'https://cdn.example;connect-src',
  'https://*',
  "https://x.example,'unsafe-inline'",
  'https://{x}.example',
  'https://-.example',
  'https://a..example',
])('rejects hosts with characters that are special in a header or a server’s file: %s (HOS-1)', (origin) => {
  const { apiOrigin, checkoutOrigins, avatarOrigin, turnstileScript } = settings;
  for (const setting of [apiOrigin, checkoutOrigins]) expect(setting.accepts(origin)).toBe(false);
  for (const setting of [avatarOrigin, turnstileScript])
    expect(setting.accepts(`${origin}/a.js`)).toBe(false);
});

it.each(['http://localhost:4000', 'https://[2001:db8::1]:8443', 'https://xn--bcher-kva.a-b.example'])(
  '%s is a host',
  (origin) => expect(settings.apiOrigin.accepts(origin)).toBe(true),
);

it.each(['/a.js', 'https://x.example/a.js', ...foreign])(
  'requires a URL for a script; two slashes are no path of this origin: %j',
  (address) => {
    expect(settings.turnstileScript.accepts(address)).toBe(!foreign.includes(address));
  },
);
