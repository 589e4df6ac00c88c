import { expect, it } from 'vitest';
import { aTenth, type Entry, type Visit, visitsOf } from './choose.ts';
import { plain, variants, variantsNamed } from './variants.ts';

const entries = Array.from({ length: 800 }, (_, at): Entry => ({
  id: `kit-part--state-${at}`,
  type: 'story',
  tags: [],
  locked: [],
}));
const ids = (commit: string) => aTenth(entries, commit, [plain]).map(({ entry }) => entry.id);

it('chooses about a tenth, the same for the same commit and others for another', () => {
  expect(ids('a').length).toBeGreaterThan(50);
  expect(ids('a').length).toBeLessThan(120);
  expect(ids('a')).toEqual(ids('a'));
  expect(ids('b')).not.toEqual(ids('a'));
});

it('reaches every story after some commits', () => {
  const seen = new Set(Array.from({ length: 120 }, (_, commit) => ids(`commit ${commit}`)).flat());
  expect(seen.size).toBe(entries.length);
});

it('spreads the tenth over all variants', () => {
  const names = new Set(aTenth(entries, 'a', variantsNamed('all')).map(({ variant }) => variant.name));
  expect(names.size).toBe(variants.length + 1);
});

it('opens a story in no variant of which it locks every switch', () => {
  const asAdmin: Entry = {
    id: 'screens-keys--typical',
    type: 'story',
    tags: [],
    locked: ['persona', 'locale'],
  };
  const names = (visits: Visit[]) => visits.map(({ variant }) => variant.name);
  const all = names(visitsOf([asAdmin], variantsNamed('all')));
  expect(all).toEqual([plain, ...variants].map(({ name }) => name).filter((name) => !/persona/.test(name)));
  expect(visitsOf([{ ...asAdmin, locked: ['locale', 'timeZone'] }], variantsNamed('de-DE'))).toEqual([]);
  expect(names(visitsOf([asAdmin], variantsNamed('de-DE')))).toEqual(['de-DE, Tokyo']);

  const admins = entries.map((entry) => ({ ...entry, locked: asAdmin.locked }));
  expect(new Set(names(aTenth(admins, 'a', variantsNamed('all'))))).toEqual(new Set(all));
  expect(aTenth(admins, 'a', variantsNamed('persona'))).toEqual([]);
});

it('opens every story in every variant asked for', () => {
  expect(visitsOf(entries.slice(0, 3), variantsNamed('persona'))).toHaveLength(3 * 8);
  expect(variantsNamed('all')).toEqual([plain, ...variants]);
  expect(() => variantsNamed('sepia')).toThrow(/No variant is named 'sepia'.*dark/);
});
