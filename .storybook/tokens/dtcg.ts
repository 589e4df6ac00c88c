import { hexOf, oklchOf } from './colour.ts';
import { type Theme, type Tokens, tokensOf } from './parse.ts';
import { roleGroups } from './roles.ts';

/** A token or group of the Design Tokens Format Module (DTCG, 2025.10). */
export interface Group {
  $type?: string;
  $description?: string;
  $value?: unknown;
  $extensions?: { mode: Record<Theme, unknown> };
  [name: string]: unknown;
}

/**
 * All tokens of tokens.css except --sign-copy, a data URL, for which the format has no type. `$value` is
 * the light theme's; tokens that differ in the dark theme have both values in `$extensions.mode`, where
 * Terrazzo and Figma plugins look for them.
 */
export function designTokens(themes: Record<Theme, Tokens>): Group {
  const { light } = themes;
  const uses = new Map(roleGroups.flatMap(({ roles }) => roles).map(({ name, use }) => [name, use]));
  const each = (kind: string, write: (value: string, name: string) => Group) =>
    Object.fromEntries(tokensOf(kind, light).map(([name, value]) => [name, write(value, name)]));
  const themed = (kind: string, write: (value: string) => unknown) =>
    each(kind, (value, name) => {
      const dark = themes.dark.get(`${kind}-${name}`) ?? value;
      return {
        $value: write(value),
        ...(dark !== value && { $extensions: { mode: { light: write(value), dark: write(dark) } } }),
      };
    });
  const colours = themed('color', colour) as Record<string, Group>;
  for (const [name, token] of Object.entries(colours)) token.$description = uses.get(name) ?? '';
  const value = (name: string) => light.get(name) ?? '';

  return {
    $description: 'Made from src/ui/tokens.css by `npm run tokens`.',
    color: { $type: 'color', ...colours },
    space: {
      $type: 'dimension',
      step: {
        $value: dimension(value('spacing')),
        $description: 'Every distance and size is a multiple of it.',
      },
    },
    radius: { $type: 'dimension', ...each('radius', (radius) => ({ $value: dimension(radius) })) },
    shadow: { $type: 'shadow', ...themed('shadow', shadow) },
    font: {
      $type: 'fontFamily',
      ...Object.fromEntries(
        ['sans', 'mono'].map((name) => [name, { $value: families(value(`font-${name}`)) }]),
      ),
    },
    weight: { $type: 'fontWeight', ...each('font-weight', (weight) => ({ $value: Number(weight) })) },
    text: {
      $type: 'typography',
      ...each('text', (size, name) => ({ $value: typography(size, name, light) })),
    },
    ease: { $type: 'cubicBezier', out: { $value: easing(value('ease-out')) } },
    transition: {
      $type: 'transition',
      default: {
        $value: {
          duration: duration(value('default-transition-duration')),
          delay: duration('0ms'),
          timingFunction: easing(value('default-transition-timing-function')),
        },
      },
    },
    animation: { ...each('animate', animation) },
  };
}

function colour(css: string) {
  const { components, alpha } = oklchOf(css);
  return { colorSpace: 'oklch', components, alpha, hex: hexOf(css).slice(0, 7) };
}

function dimension(css: string) {
  const [, value = '0', unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? [];
  return { value: Number(value), unit };
}

function duration(css: string) {
  const [, value, unit] = /^([\d.]+)(ms|s)$/.exec(css) ?? [];
  return { value: Number(value), unit };
}

const keywords: Record<string, number[]> = { linear: [0, 0, 1, 1], 'ease-in-out': [0.42, 0, 0.58, 1] };

/** The four numbers of an easing, or the token that the CSS refers to. */
function easing(css: string): number[] | string {
  if (css.startsWith('var(--ease-')) return `{ease.${css.slice('var(--ease-'.length, -1)}}`;
  return (
    keywords[css] ??
    css
      .replace(/^cubic-bezier\(|\)$/g, '')
      .split(',')
      .map(Number)
  );
}

/** Parses shadows, such as '0 1px 2px oklch(…), 0 4px …'. */
function shadow(css: string) {
  return css.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, lengths = '', ink = ''] = /^(.*?)\s*(oklch\(.*\))$/.exec(layer) ?? [];
    const [offsetX, offsetY, blur, spread] = ['0', '0', '0', '0'].map((none, at) =>
      dimension(lengths.split(' ')[at] ?? none),
    );
    return { offsetX, offsetY, blur, spread, color: colour(ink) };
  });
}

const families = (css: string) => css.split(/,\s*/).map((family) => family.replaceAll("'", ''));

/**
 * Text sizes are used with any weight; headings are semibold. Letter spacing in `em` has no place in the
 * format.
 */
function typography(size: string, name: string, tokens: Tokens) {
  const fontSize = dimension(size);
  const leading = dimension(tokens.get(`text-${name}--line-height`) ?? size);
  const tracking = Number.parseFloat(tokens.get(`text-${name}--letter-spacing`) ?? '0');
  return {
    fontFamily: '{font.sans}',
    fontSize,
    fontWeight: '{weight.normal}',
    letterSpacing: { value: Number((tracking * fontSize.value).toFixed(5)), unit: fontSize.unit },
    lineHeight: Number((leading.value / fontSize.value).toFixed(4)),
  };
}

/** Parses an animation, such as 'rise 180ms var(--ease-out)'; the format has no keyframes. */
function animation(css: string): Group {
  const [, time = '', timing = ''] = css.split(' ');
  return {
    duration: { $type: 'duration', $value: duration(time) },
    easing: { $type: 'cubicBezier', $value: easing(timing) },
  };
}
