import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { splitStyles } from './split-styles.ts';

it('gives each module the rules of its classes, at their rank among all', () => {
  const folder = fs.mkdtempSync(path.join(tmpdir(), 'split-styles-'));
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  const read = (name: string) =>
    fs.readFileSync(path.join(folder, name), 'utf8').replaceAll(/\s+/g, ' ').trim();
  write(
    'styles.css',
    `@layer base { html { color: red; } }
    @layer utilities { .p-2 { padding: 2px; } .px-3 { padding-inline: 3px; }
      @media (width >= 40rem) { .sm\\:p-4 { padding: 4px; } } .unused { order: 1; } }`,
  );
  write('One.js', "export const One = 'sm:p-4 other';");
  write('Two.js', "export const Two = 'px-3 p-2'; const unused = 1;");
  write('None.js', 'export const None = 1;');
  splitStyles(folder);
  expect(read('base.css')).toBe(
    '@layer theme, base, components, utilities; @layer utilities { @layer r, s, t, u; } @layer base { html { color: red; } }',
  );
  expect(read('One.css')).toBe(
    '@layer utilities { @layer t { @media (width >= 40rem) { .sm\\:p-4 { padding: 4px; } } } }',
  );
  expect(read('Two.css')).toBe(
    '@layer utilities { @layer r { .p-2 { padding: 2px; } } @layer s { .px-3 { padding-inline: 3px; } } }',
  );
  expect(read('Two.js')).toMatch(/^import '\.\/base\.css'; import '\.\/Two\.css'; export const Two/);
  expect(read('None.js')).toBe('export const None = 1;');
  fs.rmSync(folder, { recursive: true });
});
