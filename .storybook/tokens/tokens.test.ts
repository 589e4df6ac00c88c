import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, Logger, parse, RECOMMENDED_CONFIG } from '@terrazzo/parser';
import { describe, expect, it } from 'vitest';
import { contrastOf, hexOf } from './colour.ts';
import { designTokens, type Group } from './dtcg.ts';
import { parseTokens, type Theme, tokensOf } from './parse.ts';
import { pairsOf, roleGroups } from './roles.ts';

const root = path.join(import.meta.dirname, '../..');
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
  it('black on white has the contrast 21, and a grey that of WCAG’s own examples', () => {
    expect(contrastOf('#000', 'oklch(1 0 0)')).toBeCloseTo(21);
    expect(contrastOf('#777', '#fff')).toBeCloseTo(4.48, 2);
  });

  it('are written as hex with what a screen cannot show clipped', () => {
    expect(hexOf('oklch(1 0 0)')).toBe('#ffffff');
    expect(hexOf('oklch(0.7 0.4 150)')).toMatch(/^#[0-9a-f]{6}$/);
    expect(hexOf('oklch(0 0 0 / 0.5)')).toBe('#00000080');
  });

  it('each has a use that the workshop shows, and its own value in the dark theme', () => {
    expect(roles.map(({ name }) => name).sort()).toEqual([...names].sort());
    const dark = css.slice(css.indexOf("[data-theme='dark']"));
    expect(names.filter((name) => !dark.includes(`--color-${name}:`))).toEqual([]);
  });
});

it.each([
  ['color', '[a-z]'],
  ['text', 'text'],
  ['radius', 'rounded(?:-[a-z]+)?'],
  ['shadow', 'shadow'],
  ['animate', 'animate'],
])('every --%s-… is used in the product', (kind, utility) => {
  const files = ['src', 'apps'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(root, folder, file),
    ),
  );
  const source = files
    .filter((file) => /\.(tsx?|css)$/.test(file) && !file.endsWith('tokens.css'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const isUsed = (name: string) => new RegExp(`(?:${utility}|--${kind})-${name}(?![a-z-])`).test(source);
  expect(
    tokensOf(kind, themes.light)
      .map(([name]) => name)
      .filter((name) => !isUsed(name)),
  ).toEqual([]);
});

describe('design tokens', () => {
  const document = designTokens(themes);

  it.each(['light', 'dark'] as const)('are valid in the %s theme', async (theme) => {
    const { tokens } = await read(inTheme(document, theme));
    expect(tokens['color.surface']?.$value).toMatchObject({
      hex: hexOf(themes[theme].get('color-surface') ?? ''),
    });
    expect(tokens['text.2xl']?.$value).toMatchObject({
      fontSize: { value: 1.5, unit: 'rem' },
      letterSpacing: { value: -0.027, unit: 'rem' },
      lineHeight: 1.3333,
    });
    expect(tokens['shadow.float']?.$value).toHaveLength(3);
    expect(tokens['transition.default']?.$value).toMatchObject({
      duration: { value: 120, unit: 'ms' },
      timingFunction: [0.2, 0.7, 0.2, 1],
    });
  });

  it('are refused by the same parser when they are not', async () => {
    await expect(
      read({ space: { $type: 'dimension', step: { $value: { value: 1, unit: 'em' } } } }),
    ).rejects.toThrow('valid-dimension');
    await expect(
      read({ ink: { $type: 'color', $value: { colorSpace: 'oklch', components: [0.5, 0.1, 400] } } }),
    ).rejects.toThrow('valid-color');
  });

  it.each([
    ['color', 'color'],
    ['radius', 'radius'],
    ['shadow', 'shadow'],
    ['text', 'text'],
    ['weight', 'font-weight'],
    ['animation', 'animate'],
  ])('%s holds every --%s-…', (group, kind) => {
    const held = Object.keys(document[group] as Group).filter((name) => !name.startsWith('$'));
    expect(held.length).toBeGreaterThan(2);
    expect(held).toEqual(tokensOf(kind, themes.light).map(([name]) => name));
  });

  it('leave out nothing else but a data URL', () => {
    const others = [...themes.light.keys()].filter(
      (name) => !/^(color|radius|shadow|text|font-weight|animate)-/.test(name),
    );
    expect(others.sort()).toEqual([
      'default-transition-duration',
      'default-transition-timing-function',
      'ease-out',
      'font-mono',
      'font-sans',
      'sign-copy',
      'spacing',
    ]);
  });
});

/** Parses a document as strictly as the format demands; the parser alone would accept `em`. */
function read(document: unknown) {
  const logger = new Logger({ level: 'silent' });
  const config = defineConfig(
    {
      lint: {
        rules: { ...RECOMMENDED_CONFIG, 'core/valid-dimension': ['error', { allowedUnits: ['px', 'rem'] }] },
      },
    },
    { cwd: new URL('file:///'), logger },
  );
  return parse(
    { filename: new URL('file:///tokens.json'), src: JSON.stringify(document) },
    { config, logger },
  );
}

/** The document with the values of a theme in place of `$value`. */
function inTheme(node: unknown, theme: Theme): unknown {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return node;
  const { $extensions, ...rest } = node as Group;
  const entries = Object.entries(rest).map(([key, value]) => [
    key,
    key === '$value' ? ($extensions?.mode[theme] ?? value) : inTheme(value, theme),
  ]);
  return Object.fromEntries(entries);
}
