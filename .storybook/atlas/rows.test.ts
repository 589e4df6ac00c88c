import { describe, expect, it } from 'vitest';
import type { IndexEntry } from '../docs/use-index.ts';
import type { Atlas, AtlasPicture } from './atlas.ts';
import { changedIn, pictureIn, rowsOf } from './rows.ts';

const entry = (
  id: string,
  title: string,
  name: string,
  tags: string[] = [],
  type: IndexEntry['type'] = 'story',
): IndexEntry => ({ id, title, name, tags, type });
const picture = (story: string, part: Partial<AtlasPicture> = {}): AtlasPicture => ({
  story,
  theme: 'light',
  width: 1280,
  file: `${story}.webp`,
  ...part,
});

const index = [
  entry('kit-badge--one', 'Kit/Badge', 'One'),
  entry('screens-keys--docs', 'Screens/Keys', 'Docs', [], 'docs'),
  entry('screens-keys--typical', 'Screens/Keys', 'Typical'),
  entry('screens-keys--used', 'Screens/Keys', 'Used keys'),
  entry('screens-keys--failed', 'Screens/Keys', 'Failed (500)', ['error']),
  entry('screens-keys--phone-failed', 'Screens/Keys', 'Failed', ['error', 'phone']),
  entry('screens-keys--keyboard', 'Screens/Keys', 'By keyboard'),
  entry('screens-users--docs', 'Screens/Users', 'Docs', [], 'docs'),
  entry('screens-users--typical', 'Screens/Users', 'Typical'),
];
const stories = ['typical', 'used', 'failed', 'phone-failed'].map((name) => `screens-keys--${name}`);
const atlas: Atlas = {
  pictures: [
    ...stories.map((story) => picture(story)),
    picture('screens-users--typical', { theme: 'dark', change: 'changed' }),
    picture('screens-users--typical'),
    picture('screens-users--old-state', { change: 'gone' }),
  ],
};
const all = { search: '', isChangedOnly: false };
const names = (rows: ReturnType<typeof rowsOf>) =>
  Object.fromEntries(
    rows.map(({ title, states }) => [
      title,
      Object.fromEntries(
        Object.entries(states).flatMap(([column, list]) =>
          list.length ? [[column, list.map(({ name }) => name)]] : [],
        ),
      ),
    ]),
  );

describe('the rows of the atlas', () => {
  it('puts each pictured state into the column of its tag', () => {
    expect(names(rowsOf(index, atlas, all))).toEqual({
      'Screens/Keys': {
        typical: ['Typical'],
        error: ['Failed (500)'],
        phone: ['Failed'],
        other: ['Used keys'],
      },
      'Screens/Users': { typical: ['Typical'], other: ['old state'] },
    });
  });

  it('knows the docs page of a screen, and which states are no longer there', () => {
    const [keys, users] = rowsOf(index, atlas, all);
    expect(keys!.page).toBe('screens-keys--docs');
    expect(users!.states.other[0]!.exists).toBe(false);
  });

  it.each([
    ['keys failed', { 'Screens/Keys': { error: ['Failed (500)'], phone: ['Failed'] } }],
    ['500', { 'Screens/Keys': { error: ['Failed (500)'] } }],
    ['Phone keys', { 'Screens/Keys': { phone: ['Failed'] } }],
    ['nothing like it', {}],
  ])('finds %s in titles, names and tags', (search, found) => {
    expect(names(rowsOf(index, atlas, { ...all, search }))).toEqual(found);
  });

  it('leaves only what changed', () => {
    expect(names(rowsOf(index, atlas, { ...all, isChangedOnly: true }))).toEqual({
      'Screens/Users': { typical: ['Typical'], other: ['old state'] },
    });
    expect(['light', 'dark', 'phone', 'forced'].map((mode) => changedIn(mode as 'light', atlas))).toEqual([
      1, 1, 0, 0,
    ]);
  });
});

describe('the picture of a mode', () => {
  const [wide, narrow, dark, forced] = [
    picture('a'),
    picture('a', { width: 390 }),
    picture('a', { theme: 'dark' }),
    picture('a', { theme: 'forced', width: undefined }),
  ];
  const four = [narrow, wide, dark, forced] as AtlasPicture[];

  it.each([
    ['light', wide],
    ['phone', narrow],
    ['dark', dark],
    ['forced', forced],
  ] as const)('%s', (mode, expected) => {
    expect(pictureIn(mode, four)).toBe(expected);
  });

  it('is the phone where a story is pictured nowhere else, and none where there is none', () => {
    expect(pictureIn('light', [narrow!])).toBe(narrow);
    expect(pictureIn('dark', [narrow!])).toBeUndefined();
    expect(pictureIn('phone', [wide!, dark!])).toBeUndefined();
  });
});
