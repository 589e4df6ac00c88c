/** One woff2 file of src/ui/fonts, cut out of a file of a `@fontsource-variable` package. */
export interface Face {
  /** CSS family, as tokens.css names it. */
  family: string;
  /** File name without `.woff2`. */
  file: string;
  /** Path below node_modules/@fontsource-variable. */
  source: string;
  /** Characters to keep; if absent, all that no earlier file of the family has. */
  characters?: string;
  /** OpenType features to keep. */
  features: string[];
  /**
   * Part of the weight axis to keep. Starts at the source's default of 400: another start would round the
   * outlines anew.
   */
  weights: { min: number; max: number };
}

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const ascii = range(0x20, 0x7e);

/** Everything that the product says by itself, in English. src/ui/fonts.test.ts proves it on all texts. */
const words = `${ascii}\u00A0§©·×–—‘’“”•…€↑↓−`;
/** For letters that are written as a base letter with a combining accent, as macOS writes file names. */
const accents = '\u0300\u0301\u0303\u0304\u0308';
/** Codes, hashes, versions, addresses, dates and amounts. */
const codes = `${ascii}\u00A0·×–’…€−`;

const sans = {
  family: 'Instrument Sans Variable',
  features: ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'tnum'],
  weights: { min: 400, max: 700 },
};
// no ligatures: a code shows the characters that one types
const mono = {
  family: 'JetBrains Mono Variable',
  features: ['ccmp', 'mark'],
  weights: { min: 400, max: 800 },
};
const sansFile = (subset: string) => `instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`;
const monoFile = (subset: string) => `jetbrains-mono/files/jetbrains-mono-${subset}-wght-normal.woff2`;

/** A page loads the first file of a family; the others only when it shows one of their characters. */
export const faces: Face[] = [
  { ...sans, file: 'sans', source: sansFile('latin'), characters: words + accents },
  { ...sans, file: 'sans-latin', source: sansFile('latin') },
  { ...sans, file: 'sans-latin-ext', source: sansFile('latin-ext') },
  { ...mono, file: 'mono', source: monoFile('latin'), characters: codes, features: [] },
  { ...mono, file: 'mono-latin', source: monoFile('latin') },
  { ...mono, file: 'mono-latin-ext', source: monoFile('latin-ext') },
];
