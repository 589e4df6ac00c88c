// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { importsOf } from '../../scripts/stories/graph.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The modules that a page loads before any dynamic import. */
function staticallyReached(from: string): string[] {
  const reached = new Set<string>();
  const queue = [from];
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (reached.has(file) || !/\.tsx?$/.test(file) || !existsSync(path.join(root, file))) continue;
    reached.add(file);
    const text = read(file);
    const { dynamicImports } = parseSync(file, text).module;
    const isDynamic = (to: string) =>
      dynamicImports.some(({ moduleRequest: { start, end } }) =>
        text.slice(start, end).includes(path.basename(to)),
      );
    queue.push(
      ...importsOf(file, text).flatMap(({ to, isPackage }) => (isPackage || isDynamic(to) ? [] : [to])),
    );
  }
  return [...reached];
}

it('first-paint.css is made of all components that the landing page loads, and of no others', () => {
  const sources = [...read('apps/web/first-paint.css').matchAll(/^@source '(.+)';/gm)].flatMap(
    ([, source]) => {
      const place = path.join('apps/web', source!);
      if (path.extname(place)) return place;
      return readdirSync(path.join(root, place))
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => path.join(place, file));
    },
  );
  const components = staticallyReached('apps/web/main.tsx').filter(
    (file) => file.endsWith('.tsx') || file.endsWith('-look.ts'),
  );
  expect(components.length).toBeGreaterThan(10);
  const withoutClasses = ['apps/web/main.tsx', 'apps/web/start.tsx'];
  const ofOtherPages = ['src/screens/landing/TermsScreen.tsx'];
  expect([...sources].sort()).toEqual(
    [...components.filter((file) => !withoutClasses.includes(file)), ...ofOtherPages].sort(),
  );
});
