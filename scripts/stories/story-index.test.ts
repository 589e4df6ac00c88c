import { describe, expect, it } from 'vitest';
import { selectionOf } from './run.ts';
import { type Story, storiesNamed } from './story-index.ts';

const story = (id: string, file: string, name = 'Typical'): Story => ({
  id,
  file,
  name,
  title: '',
  exportName: 'Typical',
  tags: [],
});
const stories = [
  story('kit-badge--one', 'stories/ui/Badge.stories.tsx', 'One'),
  story('kit-badge--many', 'stories/ui/Badge.stories.tsx', 'Many'),
  story('kit-field--one', 'stories/ui/Field.stories.tsx', 'One'),
  story('kit-filefield--one', 'stories/ui/FileField.stories.tsx', 'One'),
  story('screens-keys--typical', 'stories/screens/admin/keys/KeysScreen.stories.tsx'),
];
const named = (word: string) => storiesNamed(word, stories).map(({ id }) => id);

describe('a word means', () => {
  it('the story of that id', () => expect(named('kit-badge--one')).toEqual(['kit-badge--one']));
  it('stories whose id begins so', () =>
    expect(named('kit-badge')).toEqual(['kit-badge--one', 'kit-badge--many']));
  it('the stories of a file', () =>
    expect(named('./stories/ui/Field.stories.tsx')).toEqual(['kit-field--one']));
  it('the stories of a component', () => expect(named('src/ui/Field.tsx')).toEqual(['kit-field--one']));
  it('the stories of a folder', () => expect(named('stories/screens/')).toEqual(['screens-keys--typical']));
  it('ids that match', () => expect(named('field--one$')).toEqual(['kit-field--one', 'kit-filefield--one']));
  it('nothing: an error that suggests what to type', () =>
    expect(() => named('kit-bagde')).toThrow("No story is named 'kit-bagde'"));
});

describe('a run', () => {
  it('of all stories names all files', () =>
    expect(selectionOf(stories)).toEqual({ files: [...new Set(stories.map(({ file }) => file))], only: '' }));
  it('of whole files names the files', () =>
    expect(selectionOf(stories, stories.slice(0, 2))).toEqual({
      files: ['stories/ui/Badge.stories.tsx'],
      only: '',
    }));
  it('of single stories names them by file', () => {
    expect(selectionOf(stories, [stories[0]!, stories[2]!])).toEqual({
      files: ['stories/ui/Badge.stories.tsx', 'stories/ui/Field.stories.tsx'],
      only: '{"stories/ui/Badge.stories.tsx":["One"]}',
    });
  });
});
