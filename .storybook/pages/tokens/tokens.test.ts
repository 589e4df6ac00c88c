import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { colours } from '#mocks/third-parties/page.ts';
import { contrastOf, hexOf } from './colour.ts';
import { parseTokens, tokensOf } from './parse.ts';
import { pairsOf, roleGroups } from './roles.ts';

const root = path.join(import.meta.dirname, '../../..');
const css = readFileSync(path.join(root, 'src/ui/tokens.css'), 'utf8');
const themes = parseTokens(css);
const roles = roleGroups.flatMap((group) => group.roles);
const names = tokensOf('color', themes.light).map(([name]) => name);

describe.each(['light', 'dark'] as const)('colours of the %s theme', (theme) => {
  const value = (name: string) =>
    themes[theme].get(`color-${name}`) ?? expect.unreachable(`no --color-${name}`);

  it.each(roles.flatMap(pairsOf))('$ink on $ground has a contrast of $wants', ({ ink, ground, wants }) => {
    expect(contrastOf(value(ink), value(ground))).toBeGreaterThanOrEqual(wants);
  });
});

describe('colours', () => {
  it('have the contrast of WCAG and the hex digits of browsers', () => {
    expect(contrastOf('oklch(0 0 0)', 'oklch(1 0 0)')).toBeCloseTo(21);
    expect(contrastOf('oklch(0.5693 0 0)', 'oklch(1 0 0)')).toBeCloseTo(4.48, 1); // #777
    expect(hexOf('oklch(0.628 0.2577 29.23)')).toBe('#ff0000');
    expect(hexOf('oklch(0 0 0 / 0.5)')).toBe('#00000080');
  });

  it('have a use that Storybook shows, and a value of their own in the dark theme', () => {
    expect(roles.map(({ name }) => name).sort()).toEqual([...names].sort());
    const dark = css.slice(css.indexOf("[data-theme='dark']"));
    expect(names.filter((name) => !dark.includes(`--color-${name}:`))).toEqual([]);
  });
});

it.each(Object.entries(colours))('%s is the same on the pages of the mock’s third parties', (name, values) =>
  expect(values).toEqual([themes.light, themes.dark].map((theme) => theme.get(`color-${name}`))),
);

const files = ['src', 'apps'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    path.join(root, folder, file),
  ),
);
const source = files
  .filter((file) => /\.(tsx?|css)$/.test(file) && !file.endsWith('tokens.css'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it('accent-text is never a fill', () =>
  expect(source).not.toMatch(/(?:bg|fill)-accent-text|(?:background|fill)[^;]*accent-text/));

it.each([
  ['color', '[a-z]'],
  ['text', 'text'],
  ['radius', 'rounded(?:-[a-z]+)?'],
  ['shadow', 'shadow'],
  ['animate', 'animate'],
  ['container', 'max-w'],
  ['size', '(?:h|size)'],
  ['layer', 'layer'],
  ['duration', 'duration'],
])('every --%s-… is used in the product', (kind, utility) => {
  const isUsed = (name: string) => new RegExp(`(?:${utility}|--${kind})-${name}(?![a-z-])`).test(source);
  expect(
    tokensOf(kind, themes.light)
      .map(([name]) => name)
      .filter((name) => !isUsed(name)),
  ).toEqual([]);
});
