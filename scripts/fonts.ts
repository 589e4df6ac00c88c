/**
 * `npm run fonts`: subsets the fonts of the packages to the characters that the product shows and writes
 * them to src/ui/fonts.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFonts } from './fonts/make.ts';

const folder = path.join(import.meta.dirname, '../src/ui/fonts');
for (const old of readdirSync(folder)) rmSync(path.join(folder, old));
for (const [name, bytes] of await makeFonts()) {
  writeFileSync(path.join(folder, name), bytes);
  console.log(`${name.padEnd(24)}${(bytes.length / 1000).toFixed(1).padStart(6)} kB`);
}
