/** `npx tsx scripts/brand-images.ts` draws the pictures of the brand that must not be SVG, from mark and tokens. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { hexOf } from '#storybook/pages/tokens/colour.ts';
import { parseTokens } from '#storybook/pages/tokens/parse.ts';
import { keyBladePath } from '#src/ui/key-blade.ts';

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

/** The picture of a link in a chat. */
await draw(
  'link-preview.png',
  1200,
  630,
  `<g transform="translate(488 120) scale(7)">${mark}</g>` +
    `<path transform="translate(120 438) scale(8)" fill="${colour('accent')}" fill-rule="evenodd" ` +
    `d="${keyBladePath('SOFTWARE-PROVIDER')}"/>`,
);

async function draw(file: string, width: number, height: number, shapes: string): Promise<void> {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${colour('surface')}"/>${shapes}</svg>`;
  await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
    .toFile(path.join(folder, file));
}
