import css from '#src/ui/tokens.css?raw';

/** The names of all tokens of a kind, in their order in tokens.css: the stories show what is there, not a copy. */
export function tokensOf(kind: string): string[] {
  const names = [...css.matchAll(new RegExp(`^\\s*--(${kind}-[a-z0-9-]+):`, 'gm'))].map(([, name]) => name ?? '');
  return [...new Set(names)].filter((name) => !name.includes('--'));
}

/** What a token is worth in the theme on the page. */
export const valueOf = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
