import { personas } from '#mocks/scenarios/personas.ts';

/** Settings of the workshop and the browser in which stories are opened. */
export interface Variant {
  name: string;
  /** Storybook globals, as the URL has them. */
  globals: Record<string, string>;
  /** Width of the window in px. Default: 390 for phone stories, otherwise 1280. */
  width?: number;
  /** Emulates forced colours. */
  forcedColors?: boolean;
}

/** The defaults of the workshop. */
export const plain: Variant = { name: 'plain', globals: {} };

/** The variants besides the defaults in which every story has to pass. */
export const variants: Variant[] = [
  { name: 'dark', globals: { theme: 'dark' } },
  { name: 'en-US, New York', globals: { locale: 'en-US', timeZone: 'New York' } },
  { name: 'de-DE, Tokyo', globals: { locale: 'de-DE', timeZone: 'Tokyo' } },
  { name: 'ar, right to left', globals: { locale: 'ar', direction: 'rtl' } },
  { name: 'slow network, reduced motion', globals: { network: 'slow', motion: 'reduced' } },
  { name: '320 px', globals: {}, width: 320 },
  { name: 'forced colours', globals: {}, forcedColors: true },
  ...Object.keys(personas).map((persona) => ({ name: `persona ${persona}`, globals: { persona } })),
];

/** Variants whose names contain the word; 'all' returns every one, including `plain`. */
export function variantsNamed(word: string): Variant[] {
  const all = [plain, ...variants];
  const found = word === 'all' ? all : all.filter(({ name }) => name.includes(word));
  if (!found.length)
    throw new Error(
      `No variant is named '${word}'. There are: all, ${all.map(({ name }) => name).join('; ')}`,
    );
  return found;
}
