import { expect, it } from 'vitest';
import type { IndexEntry } from '../docs/index.ts';
import { rowsOf } from './rows.ts';
import { shownBy } from './shown-by.ts';

const story = (name: string, ...tags: string[]): IndexEntry => ({
  id: `screens-admin-keys--${name.toLowerCase()}`,
  type: 'story',
  title: 'Screens/Admin/Keys',
  name,
  tags,
});
const index = [story('Typical'), story('Used'), story('Loading', 'loading'), story('Cards', 'phone')];
const pictures = [
  'screens-admin-keys/typical/light-1280',
  'screens-admin-keys/typical/light-390',
  'screens-admin-keys/typical/dark-1280',
  'screens-admin-keys/used/light-1280',
  'screens-admin-keys/loading/light-1280',
  'screens-admin-keys/cards/light-390',
];
it('puts each picture of an appearance into the column of its state, or that of phones', () => {
  const cells = rowsOf(index, pictures, 'light', '').map((row) =>
    Object.entries(row.cells).map(([column, cell]) => `${column}: ${cell.map(({ name }) => name).join()}`),
  );
  expect(cells).toEqual([
    ['Typical: Typical', 'Phone: Typical,Cards', 'Other states: Used', 'Loading: Loading'],
  ]);
});

it('knows which stories show a part of the kit, through what they import', () => {
  const { Chip = [], DataTable = [] } = shownBy();
  expect(Chip).toContain('./stories/screens/admin/keys/KeysScreen.stories.tsx');
  expect(DataTable).not.toContain('./stories/screens/dashboard/Status.stories.tsx');
});
