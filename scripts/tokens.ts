/** `npm run tokens`: writes the design tokens of src/ui/tokens.css in the DTCG format to dist/tokens.json. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { designTokens } from '#storybook/tokens/dtcg.ts';
import { parseTokens } from '#storybook/tokens/parse.ts';

const root = path.join(import.meta.dirname, '..');
const file = path.join(root, 'dist/tokens.json');
const css = readFileSync(path.join(root, 'src/ui/tokens.css'), 'utf8');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(designTokens(parseTokens(css)), undefined, 2)}\n`);
console.log(`Wrote ${path.relative(process.cwd(), file)}`);
