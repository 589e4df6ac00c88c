import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The modules that a page loads before any dynamic import. */
function staticallyReached(from: string): string[] {
  const reached = new Set([from]);
  for (const file of reached) {
    if (!/\.tsx?$/.test(file)) continue;
    const text = read(file);
    const { staticImports } = parseSync(file, text).module;
    for (const { start, moduleRequest } of staticImports) {
      if (text.startsWith('import type', start)) continue;
      const name = moduleRequest.value;
      if (name.startsWith('#')) reached.add(name.slice(1));
      else if (name.startsWith('.')) reached.add(path.posix.join(path.posix.dirname(file), name));
    }
  }
  return [...reached];
}

it('first-paint.css is made of all components that the landing page loads, and of no others', () => {
  const sources = [...read('apps/web/first-paint.css').matchAll(/^@source '(.+)';/gm)].flatMap(
    ([, source]) => {
      const place = path.posix.join('apps/web', source!);
      if (path.extname(place)) return place;
      return readdirSync(path.join(root, place))
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => path.posix.join(place, file));
    },
  );
  const components = staticallyReached('apps/web/main.tsx').filter(
    (file) => file.endsWith('.tsx') || file.endsWith('-classes.ts'),
  );
  expect(components.length).toBeGreaterThan(10);
  const withoutClasses = ['apps/web/main.tsx', 'apps/web/start.tsx'];
  const ofOtherPages = ['src/screens/landing/TermsScreen.tsx'];
  expect([...sources].sort()).toEqual(
    [...components.filter((file) => !withoutClasses.includes(file)), ...ofOtherPages].sort(),
  );
});
