import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const docs = readFileSync(path.join(import.meta.dirname, '../../docs/library.md'), 'utf8');

it.each(['Prices.tsx', 'main.tsx'])('docs/library.md has %s of the example, which is tested', (file) => {
  const [, code] = docs.split(`\`${file}\`:\n\n\`\`\`tsx\n`);
  const example = readFileSync(path.join(import.meta.dirname, 'example', file), 'utf8');
  expect(code?.slice(0, code.indexOf('```'))).toBe(example);
});
