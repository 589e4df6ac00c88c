import { expect, it } from 'vitest';
import { importGraph } from '../../tools/import-graph.ts';
import { count, nearest, reached, removedSentences } from './affected.ts';

const graph = importGraph(['src', 'mocks', 'stories', 'apps', 'scripts', 'tools', '.storybook'], 'all');
const products = ['ProductDialogs', 'ProductsScreen'].map(
  (name) => `stories/screens/admin/products/${name}.stories.tsx`,
);

it('runs a changed screen’s own stories, and counts the tests that the assembled app reaches', () => {
  const { own, others, reachable } = reached(graph, ['src/screens/admin/products/ProductDialogs.tsx']);
  expect(own.toSorted()).toEqual(products);
  expect(others).not.toContain('apps/web/App.test.tsx');
  expect(reachable).toBeGreaterThan(count([...own, ...others]));
});

it('runs files that a screen reaches before files that the contract and the mock backend reach', () => {
  const changed = [
    'mocks/seeds/products.ts',
    'src/contract/admin/products.ts',
    'src/screens/landing/TermsScreen.tsx',
  ];
  const { others } = reached(graph, changed);
  expect(others[0]).toBe('stories/screens/landing/Terms.stories.tsx');
  expect(nearest({ own: [], others }).length).toBeLessThan(others.length / 2);
});

it('runs a changed story whatever else has changed', () => {
  const changed = [
    'src/ui/Button.tsx',
    'stories/ui/Badge.stories.tsx',
    'stories/trees/ui/Chip.stories.tsx.snap',
  ];
  expect(reached(graph, changed).own).toEqual(['stories/ui/Badge.stories.tsx']);
  expect(nearest(reached(graph, changed)).slice(0, 2)).toEqual([
    'stories/ui/Badge.stories.tsx',
    'stories/ui/Chip.stories.tsx',
  ]);
});

it('takes only the nearest importers of a part of the kit', () => {
  const found = reached(graph, ['src/ui/Chip.tsx']);
  expect(nearest(found)[0]).toBe('stories/ui/Chip.stories.tsx');
  expect(nearest(found).length).toBeLessThan(found.others.length / 2);
});

it('runs tests that read a style sheet, then the foundations, and reports every story as reached', () => {
  const { others, styles, reachable } = reached(graph, ['src/ui/tokens.css']);
  expect(others.slice(0, 3)).toContain('.storybook/pages/tokens/tokens.test.ts');
  expect(nearest({ own: [], others })).toContain('stories/foundations/Colours.stories.tsx');
  expect(others).toContain('stories/ui/TextField.stories.tsx');
  expect(styles).toEqual(['src/ui/tokens.css']);
  expect(reachable).toBeGreaterThan(400);
});

it('finds the sentences that a change takes away', () => {
  const diff = [
    '--- a/src/a.tsx',
    "-  empty: 'No products available',",
    '-      <p>Keys will appear here</p>',
    "-  const kind = 'row';",
    "-  moved: 'Stays as it is',",
    "+  empty: 'No products yet',",
    "+  moved: 'Stays as it is',",
  ].join('\n');
  expect(removedSentences(diff)).toEqual(['No products available', 'Keys will appear here']);
});
