export type Theme = 'light' | 'dark';

/** Token name without the two hyphens, such as 'color-surface' → value as written. */
export type Tokens = ReadonlyMap<string, string>;

/** Reads src/ui/tokens.css: the tokens of each theme, in file order. */
export function parseTokens(css: string): Record<Theme, Tokens> {
  const light = new Map(declarations(css, '@theme static'));
  const own = new Map(declarations(css, "[data-theme='dark']"));
  return { light, dark: new Map([...light].map(([name, value]) => [name, own.get(name) ?? value])) };
}

/** Returns the custom properties of a block. `--color-*: initial` removes a Tailwind namespace; it is no token. */
function declarations(css: string, selector: string): [string, string][] {
  const begin = css.indexOf(`${selector} {`);
  const indent = css.slice(css.lastIndexOf('\n', begin), begin);
  const block = css.slice(begin, css.indexOf(`${indent}}`, begin));
  return [...block.matchAll(new RegExp(`${indent}  --([\\w-]+):\\s*([^;]+);`, 'g'))].map(
    ([, name, value]) => [name!, value!.replace(/\s+/g, ' ')],
  );
}

/** Returns the tokens of a kind in file order, by the rest of their names: 'radius' → 'xs', 'sm' … */
export function tokensOf(kind: string, tokens: Tokens): [name: string, value: string][] {
  return [...tokens]
    .filter(([name]) => name.startsWith(`${kind}-`) && !name.includes('--'))
    .map(([name, value]) => [name.slice(kind.length + 1), value]);
}
