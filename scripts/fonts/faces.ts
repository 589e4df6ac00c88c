/** A woff2 file of src/ui/fonts, subset from a file of a `@fontsource-variable` package. */
export interface Face {
  /** CSS family, as tokens.css names it. */
  family: string;
  /** File name without `.woff2`. */
  file: string;
  /** Path below node_modules/@fontsource-variable. */
  source: string;
  /** Characters to keep; by default all that no earlier file of the family has. */
  characters?: string;
  /** OpenType features to keep. */
  features: string[];
  /**
   * Part of the weight axis to keep. Starts at the source's default of 400; another start would round the
   * outlines again.
   */
  weights: { min: number; max: number };
}

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const ascii = range(0x20, 0x7e);

/** Every character that the product itself shows, in English. src/ui/fonts.test.ts checks all texts. */
const words = `${ascii}\u00A0§©·×–—‘’“”•…€↑↓−`;
/** For letters written as base letter and combining accent, as in macOS file names. */
const accents = '\u0300\u0301\u0303\u0304\u0308';
/** Codes, hashes, versions, addresses, dates and amounts. */
const codes = `${ascii}\u00A0·×–’…€−`;

const sans = {
  family: 'Instrument Sans Variable',
  features: ['ccmp', 'kern', 'liga', 'mark', 'mkmk', 'tnum'],
  weights: { min: 400, max: 700 },
};
// No ligatures: a code shows the characters that one types.
const mono = {
  family: 'JetBrains Mono Variable',
  features: ['ccmp', 'mark'],
  weights: { min: 400, max: 800 },
};
const sansFile = (subset: string) => `instrument-sans/files/instrument-sans-${subset}-wght-normal.woff2`;
const monoFile = (subset: string) => `jetbrains-mono/files/jetbrains-mono-${subset}-wght-normal.woff2`;

/** A page loads a family's first file, and the others only when it shows one of their characters. */
export const faces: Face[] = [
  { ...sans, file: 'sans', source: sansFile('latin'), characters: words + accents },
  { ...sans, file: 'sans-latin', source: sansFile('latin') },
  { ...sans, file: 'sans-latin-ext', source: sansFile('latin-ext') },
  { ...mono, file: 'mono', source: monoFile('latin'), characters: codes, features: [] },
  { ...mono, file: 'mono-latin', source: monoFile('latin') },
  { ...mono, file: 'mono-latin-ext', source: monoFile('latin-ext') },
];
