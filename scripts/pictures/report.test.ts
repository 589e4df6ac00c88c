import { expect, it } from 'vitest';
import { findDifferences, renderPage } from './report.ts';

it('shows the pictures that Vitest has left, on a page that stands alone', () => {
  const found = findDifferences(['kit-a/b/light-actual', 'kit-a/b/light-diff', 'kit-a/c/dark-reference']);
  expect(found).toEqual([
    { name: 'kit-a/b/light', status: 'changed' },
    { name: 'kit-a/c/dark', status: 'new' },
  ]);
  const page = renderPage(found.map((each) => ({ ...each, hasDiff: each.status === 'changed' })));
  const sources = [...page.matchAll(/ src="([^"]+)"/g)].map(([, source]) => source);
  expect([...new Set(sources)]).toEqual([
    'kit-a/b/light-expected.webp',
    'kit-a/b/light-actual.png',
    'kit-a/b/light-diff.png',
    'kit-a/c/dark-reference.png',
  ]);
  expect(page).toContain('?path=/story/kit-a--b');
});
