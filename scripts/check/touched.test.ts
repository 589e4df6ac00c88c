import { expect, it } from 'vitest';
import { importGraph, reaching } from '../../tools/import-graph.ts';
import { nearest, removedSentences } from './touched.ts';

it('reaches the stories and tests of a screen by imports, but not through the assembled app', () => {
  const graph = importGraph(['src', 'stories', 'apps'], 'all');
  const reached = (border: RegExp) => reaching(graph, ['src/screens/admin/keys/EditKeyDialog.tsx'], border);
  const stories = 'stories/screens/admin/keys/KeysScreen.stories.tsx';
  expect(reached(/routes/)).toContain(stories);
  expect(reached(/routes/)).not.toContain('apps/web/App.tsx');
  expect(reached(/^$/)).toContain('apps/web/App.tsx');
});

it('takes the nearest alone of what imports a part of the kit', () => {
  const graph = importGraph(['src', 'stories', 'apps'], 'all');
  const reached = [...reaching(graph, ['src/ui/Chip.tsx'], /routes/)].filter((file) =>
    file.endsWith('.stories.tsx'),
  );
  expect(nearest(reached)[0]).toBe('stories/ui/Chip.stories.tsx');
  expect(nearest(reached).length).toBeLessThan(reached.length / 2);
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
