import { personas } from '#mocks/scenarios/personas.ts';

/** One way in which a person may have set up workshop and browser. */
export interface Variant {
  name: string;
  /** Switches of the toolbar, as they stand in the address. */
  globals: Record<string, string>;
  /** Width of the window in px; 1280 unless said. */
  width?: number;
  /** Forced colours by the browser itself. */
  forcedColors?: boolean;
}

/** As the workshop opens. */
export const plain: Variant = { name: 'plain', globals: {} };

/** The ways beside the plain one in which each story must stand. */
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

/** Variants whose name contains the word; 'all' gives every one, the plain one included. */
export function variantsNamed(word: string): Variant[] {
  const all = [plain, ...variants];
  const found = word === 'all' ? all : all.filter(({ name }) => name.includes(word));
  if (!found.length)
    throw new Error(
      `No variant is named '${word}'. There are: all, ${all.map(({ name }) => name).join('; ')}`,
    );
  return found;
}
