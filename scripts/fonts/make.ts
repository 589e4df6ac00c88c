import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { type Face, faces } from './faces.ts';
import { unicodeRange } from './unicode-range.ts';

const packages = path.join(import.meta.dirname, '../../node_modules/@fontsource-variable');

interface Cut extends Face {
  bytes: Buffer;
  /** Code points with a glyph in the file. */
  has: number[];
}

/** File name → content of the woff2 files and of the stylesheet that declares them. */
export async function makeFonts(): Promise<Map<string, Buffer>> {
  const cuts: Cut[] = [];
  for (const face of faces) {
    const earlier = new Set(cuts.filter(({ family }) => family === face.family).flatMap(({ has }) => has));
    const bytes = await cut(face, earlier);
    cuts.push({ ...face, bytes, has: charactersOf(bytes) });
  }
  const rules = cuts.map((own) =>
    rule(
      own,
      new Set(cuts.filter((other) => other !== own && other.family === own.family).flatMap(({ has }) => has)),
    ),
  );
  return new Map([
    ...cuts.map(({ file, bytes }): [string, Buffer] => [`${file}.woff2`, bytes]),
    ['faces.css', Buffer.from(`/* Written by \`npm run fonts\`. */\n${rules.join('')}`)],
  ]);
}

function cut({ source, characters, features, weights }: Face, earlier: Set<number>): Promise<Buffer> {
  const bytes = readFileSync(path.join(packages, source));
  const kept =
    characters ??
    charactersOf(bytes)
      .filter((code) => !earlier.has(code))
      .map((code) => String.fromCodePoint(code))
      .join('');
  // A variable, because the types do not know `keepFeatures` and `noHinting` yet.
  const options = {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    variationAxes: { wght: weights },
  } as const;
  return subsetFont(bytes, kept, options);
}

/** The code points with a glyph in a font, in order. */
export function charactersOf(bytes: Buffer): number[] {
  return (create(bytes) as Font).characterSet
    .filter((code) => code >= 0x20 && code !== 0xffff)
    .sort((a, b) => a - b);
}

/**
 * The first file of a family also covers spaces and control characters, which browsers draw with its space.
 */
const invisible = [
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));

function rule({ family, file, characters, weights, has }: Cut, others: Set<number>): string {
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${weights.min} ${weights.max};
  src: url('./${file}.woff2') format('woff2');
  unicode-range: ${unicodeRange(characters ? [...has, ...invisible] : has, others)};
}
`;
}
