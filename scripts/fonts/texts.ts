import { readFileSync } from 'node:fs';
import { parseSync, transformWithOxc, Visitor } from 'vite';

/**
 * What a file can put on a page: the strings, templates and JSX texts of code; of CSS, HTML and MDX
 * everything but comments.
 */
export async function textsOf(file: string): Promise<string[]> {
  const source = readFileSync(file, 'utf8');
  if (!/\.tsx?$/.test(file)) return [source.replace(/\/\*.*?\*\/|<!--.*?-->/gs, '')];
  // compiled, JSX has no character references and types are gone
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
