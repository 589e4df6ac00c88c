import { readFileSync } from 'node:fs';
import { importGraph } from '../../tools/import-graph.ts';

/** Packages that Vitest's vm threads cannot load. */
const packages = ['react-router-dom', 'vite'];

/** Tests that replace `location` or `document`, or throw a DOMException that is no Error there. */
const named = ['apps/web/release.test.ts', 'src/app/cookie.test.ts', 'src/app/lock.test.ts'];

/** The unit tests that need a process of their own. All others run in vm threads, which start faster. */
export function testsInForks(): string[] {
  const graph = importGraph(['src', 'mocks', 'apps', 'scripts', 'tools', '.storybook', 'stories'], 'all');
  const needsProcess = (test: string) => {
    const reached = new Set([test]);
    for (const file of reached) for (const each of graph.get(file) ?? []) reached.add(each);
    return (
      packages.some((name) => reached.has(name)) || readFileSync(test, 'utf8').includes('process.env.TZ')
    ); // no thread has a time zone of its own
  };
  return [...graph.keys()].filter(
    (file) => /\.test\.tsx?$/.test(file) && (named.includes(file) || needsProcess(file)),
  );
}
