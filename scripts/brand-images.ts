import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { hexOf } from '#storybook/pages/tokens/colour.ts';
import { parseTokens } from '#storybook/pages/tokens/parse.ts';
import { toothHeights } from '#src/ui/key-blade.ts';
import { optionsOf } from '../tools/options.ts';

optionsOf(
  'npx tsx scripts/brand-images.ts     draws the pictures of the brand that must not be SVG, from mark and tokens',
  {},
);

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'apps/web/public');
const { dark } = parseTokens(readFileSync(path.join(root, 'src/ui/tokens.css'), 'utf8'));
const colour = (name: string) => hexOf(dark.get(`color-${name}`)!);

const [key, lock] = [...readFileSync(path.join(folder, 'favicon.svg'), 'utf8').matchAll(/ d="([^"]+)"/g)].map(
  ([, shape]) => shape!,
);
const mark = `<path d="${key}" fill="${colour('text')}"/><path d="${lock}" fill="${colour('accent')}"/>`;

/** The icon of a phone's home screen, which rounds its corners itself. */
await draw('touch-icon.png', 180, 180, `<g transform="translate(36 36) scale(3.375)">${mark}</g>`);

/** The picture of a link in a chat: the mark above a KeyBlade of 960 × 96 px. */
const teeth = toothHeights('SOFTWARE-PROVIDER', 30).map((height, day) => {
  const [left, top] = [104 + day * 28.6, 96 - 96 * (0.51 + 0.07 * height)];
  return `<path d="M${left} 96V${top + 8}l6 -8h12l6 8V96z"/>`;
});
await draw(
  'link-preview.png',
  1200,
  630,
  `<g transform="translate(488 120) scale(7)">${mark}</g>` +
    `<g transform="translate(120 438)" fill="${colour('accent')}" fill-rule="evenodd">` +
    '<path transform="scale(4)" d="M0 5A5 5 0 0 1 5 0H19A5 5 0 0 1 24 5V24H5A5 5 0 0 1 0 19Z' +
    `M12 8A4 4 0 1 0 12 16A4 4 0 1 0 12 8Z"/>${teeth.join('')}</g>`,
);

async function draw(file: string, width: number, height: number, shapes: string): Promise<void> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${colour('surface')}"/>${shapes}</svg>`;
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toFile(path.join(folder, file));
}
