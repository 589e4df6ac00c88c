import { type AtRule, parse, type Rule } from 'postcss';

export type Theme = 'light' | 'dark';

/** Token name without the two hyphens, such as 'color-surface' → value as written. */
export type Tokens = ReadonlyMap<string, string>;

/** Reads src/ui/tokens.css: the tokens of each theme, in file order. */
export function parseTokens(css: string): Record<Theme, Tokens> {
  const sheet = parse(css);
  const light = new Map<string, string>();
  const own = new Map<string, string>();
  sheet.each((node) => {
    if (node.type === 'atrule' && node.name === 'theme') declarations(node, light);
    if (node.type === 'rule' && node.selector === "[data-theme='dark']") declarations(node, own);
  });
  return { light, dark: new Map([...light].map(([name, value]) => [name, own.get(name) ?? value])) };
}

/** `--color-*: initial` removes a Tailwind namespace; it is no token. */
function declarations(block: AtRule | Rule, into: Map<string, string>): void {
  block.each((node) => {
    if (node.type === 'decl' && node.prop.startsWith('--') && !node.prop.endsWith('*'))
      into.set(node.prop.slice(2), node.value.replace(/\s+/g, ' '));
  });
}

/** The tokens of a kind in file order, by the rest of their names: 'radius' → 'xs', 'sm' … */
export function tokensOf(kind: string, tokens: Tokens): [name: string, value: string][] {
  return [...tokens]
    .filter(([name]) => name.startsWith(`${kind}-`) && !name.includes('--'))
    .map(([name, value]) => [name.slice(kind.length + 1), value]);
}
