import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatUtcOrdinal, relativeTime } from '#src/app/format-date.ts';
import { formatNumber } from '#src/screens/admin/shell/format-number.ts';
import { formatPrice } from '#src/lib/format-price.ts';
import { timeLeft } from '#src/screens/dashboard/subscriptions/time-left.ts';
import { setViewer } from '#src/app/viewer.ts';
import { charactersOf, makeFonts } from './make.ts';
import { textsOf } from './texts.ts';

const root = path.join(import.meta.dirname, '../..');
const fonts = path.join(root, 'src/ui/fonts');
const shipped = (...files: string[]) =>
  new Set(files.flatMap((file) => charactersOf(readFileSync(path.join(fonts, `${file}.woff2`)))));

const sans = shipped('sans');
const anySans = shipped('sans', 'sans-latin', 'sans-latin-ext');
const mono = shipped('mono');

/** Characters of `text` without a glyph in `font`. Spaces and control characters need none. */
function missing(text: string, font: Set<number>): string[] {
  return [...new Set(text)].filter(
    (character) => !/[\p{Cc}\p{Cf}\p{Zs}]/u.test(character) && !font.has(character.codePointAt(0) ?? 0),
  );
}

/**
 * Such characters in the files of a folder, as 'ê in src/ui/Chip.tsx'. Files that only run in Node show
 * nothing.
 */
async function missingIn(folder: string, font: Set<number>): Promise<string[]> {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(tsx?|css|html|mdx)$/.test(file) && !/\.(test|fixtures)\.|\b(e2e|fuzz|build|visual)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(3);
  const found = files.map(async (file) =>
    missing((await textsOf(path.join(root, folder, file))).join(''), font).map(
      (character) => `${character} in ${folder}/${file}`,
    ),
  );
  return (await Promise.all(found)).flat();
}

it('are what `npm run fonts` makes of the packages', async () => {
  const made = await makeFonts();
  expect(readdirSync(fonts).sort()).toEqual([...made.keys()].sort());
  for (const [name, bytes] of made)
    expect(readFileSync(path.join(fonts, name)).equals(bytes), `src/ui/fonts/${name} is not up to date`).toBe(
      true,
    );
});

describe('every character of the product’s own texts is in its fonts', () => {
  it.each(['src', 'apps', 'mocks'])('texts of %s, in the file that every page loads', async (folder) => {
    expect(await missingIn(folder, sans)).toEqual([]);
  });

  it('texts of stories; Arabic only where there is no picture', async () => {
    const found = await missingIn('stories', anySans);
    expect(found.filter((character) => !/^\p{Script=Arabic}/u.test(character))).toEqual([]);
  });

  it('finds a character that no font has', () => {
    expect(missing('Enter ↵ or ⌘ K', anySans)).toEqual(['↵', '⌘']);
  });
});

describe('dates, numbers and prices', () => {
  afterEach(() => setViewer({}));

  it.each(['en-GB', 'en-US', 'de-DE'])('%s', (locale) => {
    setViewer({ locale, timeZone: 'UTC' });
    const days = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 3 + month, 2 * month, 30));
    const written = [
      ...days.flatMap((day) => [
        formatDate(day),
        formatDateTime(day),
        formatUtcOrdinal(day),
        relativeTime(day, Date.UTC(2026, 5)),
        timeLeft(day, Date.UTC(2026, 0)),
      ]),
      ...[0, -1.5, 1234567.891].map((number) => formatNumber(number)),
      ...['EUR', 'USD'].map((currency) => formatPrice(123_456, currency)),
      timeLeft(Number.NaN, 0),
    ].join('');
    expect(missing(written, sans)).toEqual([]);
    expect(missing(written, mono)).toEqual([]);
  });
});
