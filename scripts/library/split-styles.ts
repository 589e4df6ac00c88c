import fs from 'node:fs';
import path from 'node:path';

interface Rule {
  around: string[];
  selector: string;
  body: string;
}

/**
 * Gives each module of the library the rules of its classes, so that bundlers drop those of unused components. A
 * cascade layer keeps each rule's rank in any load order.
 */
export function splitStyles(directory: string): void {
  const sheet = path.join(directory, 'styles.css');
  const blocks = blocksOf(fs.readFileSync(sheet, 'utf8'));
  const isOf = (layer: string) => (block: string) => block.startsWith(`@layer ${layer} {`);
  const rules = blocks.filter(isOf('utilities')).flatMap((block) => rulesOf(contentOf(block), []));
  const layers = layersOf(rules);
  const order = `@layer utilities {\n@layer ${[...new Set(layers)].join(', ')};\n}\n`;
  // 'properties' is for browsers older than those of docs/library.md
  const isOfTable = (block: string) => isOf('components')(block) || /\.data-table|^@page list/.test(block);
  const isElsewhere = (block: string) =>
    isOf('utilities')(block) || isOf('properties')(block) || isOfTable(block);
  const base = blocks.filter((block) => !isElsewhere(block));
  fs.writeFileSync(
    path.join(directory, 'base.css'),
    `@layer theme, base, components, utilities;\n${order}${base.join('\n')}\n`,
  );
  fs.rmSync(sheet);

  for (const file of fs.readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.js')) continue;
    const module = path.join(directory, file);
    const code = fs.readFileSync(module, 'utf8');
    const texts = code.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [];
    const words = new Set(texts.flatMap((text) => text.slice(1, -1).split(/[\s'"]+/)));
    const own = rules.flatMap((rule, at) =>
      classesOf(rule).some((name) => words.has(name)) ? [layered(rule, layers[at]!)] : [],
    );
    const tables = path.basename(file) === 'DataTable.js' ? blocks.filter(isOfTable) : [];
    if (own.length === 0) continue;
    const style = module.replace(/js$/, 'css');
    fs.writeFileSync(style, [...tables, '@layer utilities {', ...own, '}'].join('\n'));
    const up = path.relative(path.dirname(module), directory).replaceAll('\\', '/'); // of Windows
    const toBase = path.posix.join(up || '.', 'base.css');
    fs.writeFileSync(
      module,
      `import '${toBase.startsWith('.') ? toBase : `./${toBase}`}';\nimport './${path.basename(style)}';\n${code}`,
    );
  }
}

/** Returns the statements and blocks at the top level of a style sheet. */
function blocksOf(css: string): string[] {
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: sign, index } of css.matchAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|\\.|[{};]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth > 0 || !'};'.includes(sign)) continue;
    found.push(css.slice(start, index + 1).trim());
    start = index + 1;
  }
  return found;
}

const contentOf = (block: string) => block.slice(block.indexOf('{') + 1, block.lastIndexOf('}'));

function rulesOf(css: string, around: string[]): Rule[] {
  return blocksOf(css).flatMap((block) => {
    const selector = block.slice(0, block.indexOf('{')).trim();
    if (selector.startsWith('@')) return rulesOf(contentOf(block), [...around, selector]);
    return [{ around, selector, body: contentOf(block) }];
  });
}

/** Returns the classes that a rule begins with; a rule of several has one in each selector. */
const classesOf = ({ selector }: Rule) =>
  [...selector.matchAll(/(?:^|,\s*)\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));

/** Returns a layer for each rule; neighbours of one variant, or else of the same properties, share one. */
function layersOf(rules: readonly Rule[]): string[] {
  let last = '';
  let count = 0;
  return rules.map(({ around, selector, body }) => {
    const states = selector.replaceAll(/\\./g, '').match(/:[\w-]+/g) ?? [];
    const variant = [around, states].join();
    const key = variant === ',' || variant === '' ? (body.match(/[\w-]+(?=:)/g) ?? []).join() : variant;
    if (key !== last) count += 1;
    last = key;
    // short, since the order of layers is in every app
    return count.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!);
  });
}

const layered = ({ around, selector, body }: Rule, layer: string) =>
  `@layer ${layer} { ${[...around, selector].join(' { ')} {${body}}${' }'.repeat(around.length)} }`;
