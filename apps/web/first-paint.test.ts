import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importGraph } from '../../tools/import-graph.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Returns the modules that the page loads before any dynamic import. */
function staticallyReached(): string[] {
  const graph = importGraph(['apps/web', 'src'], 'static');
  const reached = new Set(['apps/web/main.tsx']);
  for (const file of reached) for (const each of graph.get(file) ?? []) reached.add(each);
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
  const components = staticallyReached().filter(
    (file) => file.endsWith('.tsx') || file.endsWith('-classes.ts'),
  );
  expect(components.length).toBeGreaterThan(10);
  const withoutClasses = ['apps/web/main.tsx', 'apps/web/start.tsx'];
  const ofOtherPages = ['src/screens/landing/TermsScreen.tsx'];
  expect([...sources].sort()).toEqual(
    [...components.filter((file) => !withoutClasses.includes(file)), ...ofOtherPages].sort(),
  );
});
