import { expect, it } from 'vitest';
import { packagesOfStories } from './packages.ts';

it('finds what stories, preview and lazy parts import, and nothing that only the machine runs', () => {
  const packages = packagesOfStories();
  expect(packages).toEqual(
    expect.arrayContaining(['react', 'msw/browser', 'canvas-confetti', 'storybook/test', 'axe-core']),
  );
  expect(packages.filter((name) => /^(node:|playwright|sharp|vitest)/.test(name))).toEqual([]);
});
