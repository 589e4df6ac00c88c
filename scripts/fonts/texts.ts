import { readFileSync } from 'node:fs';
import { parseSync, transformWithOxc, Visitor } from 'vite';

/**
 * The text that a file can show: strings, templates and JSX text of code; everything except comments of
 * CSS, HTML and MDX.
 */
export async function textsOf(file: string): Promise<string[]> {
  const source = readFileSync(file, 'utf8');
  if (!/\.tsx?$/.test(file)) return [source.replace(/\/\*.*?\*\/|<!--.*?-->/gs, '')];
  // Compiled code has neither JSX character references nor types.
  const { code } = await transformWithOxc(source, file, { jsx: { runtime: 'automatic' }, sourcemap: false });
  const texts: string[] = [];
  new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') texts.push(node.value);
    },
    TemplateElement(node) {
      texts.push(node.value.cooked ?? node.value.raw);
    },
  }).visit(parseSync('compiled.js', code).program);
  return texts;
}
