import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

/** Text and its ground: WCAG 2.2 AA wants 4.5. */
const text: [string, string[]][] = [
  ['text', ['surface', 'raised', 'sunken', 'float', 'control', 'hover', 'accent-soft']],
  ['muted', ['surface', 'raised', 'sunken', 'float', 'hover']],
  ['accent-text', ['surface', 'raised', 'sunken', 'float', 'accent-soft']],
  ['success', ['surface', 'raised', 'float', 'success-soft']],
  ['warning', ['surface', 'raised', 'float', 'warning-soft']],
  ['danger', ['surface', 'raised', 'float', 'danger-soft']],
  ['info', ['surface', 'raised', 'float', 'info-soft']],
  ['on-accent', ['accent', 'accent-strong']],
  ['on-success', ['success']],
  ['on-warning', ['warning']],
  ['on-danger', ['danger-fill', 'danger-strong']],
  ['on-info', ['info']],
  ['on-tip', ['tip']],
];

/** Borders of controls, their filled state and the focus ring: WCAG 2.2 AA wants 3. */
const controls: [string, string[]][] = [
  ['line-strong', ['surface', 'raised', 'float']],
  ['focus', ['surface', 'raised', 'sunken', 'float']],
  ['accent', ['surface', 'raised', 'float']],
  ['danger-fill', ['surface', 'raised', 'float']],
  ['danger', ['surface', 'raised', 'float']],
];

const light = rolesOf(css.slice(0, css.indexOf("[data-theme='dark']")));
const dark = { ...light, ...rolesOf(css.slice(css.indexOf("[data-theme='dark']"))) };

describe.each([['light', light], ['dark', dark]] as const)('colours of the %s theme', (_, roles) => {
  it.each(pairs(text))('%s on %s is readable', (ink, ground) => {
    expect(contrast(roles, ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(controls))('%s on %s is visible', (line, ground) => {
    expect(contrast(roles, line, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('gives every opaque colour of the light theme its own value in the dark one', () => {
  const own = rolesOf(css.slice(css.indexOf("[data-theme='dark']")));
  expect(Object.keys(own).sort()).toEqual(Object.keys(light).sort());
});

function pairs(table: [string, string[]][]): [string, string][] {
  return table.flatMap(([ink, grounds]) => grounds.map((ground): [string, string] => [ink, ground]));
}

type Oklch = [lightness: number, chroma: number, hue: number];

function rolesOf(block: string): Record<string, Oklch> {
  const found = block.matchAll(/--color-([a-z-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g);
  return Object.fromEntries([...found].map(([, name, ...numbers]) => [name, numbers.map(Number) as Oklch]));
}

function contrast(roles: Record<string, Oklch>, one: string, other: string): number {
  const [dim = 0, bright = 0] = [one, other].map((name) => luminance(roles[name] ?? missing(name))).sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function missing(name: string): never {
  throw new Error(`no colour --color-${name}`);
}

/** OKLCH to linear sRGB (clipped to what a screen shows), then WCAG's relative luminance. */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const [r = 0, g = 0, bl = 0] = [red, green, blue].map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
}
