import { expect, it } from 'vitest';
import { withoutPictures } from './with-pictures.ts';

const of = (text: string) => [...withoutPictures('x.stories.tsx', text)];

it('reads it of single stories', () => {
  expect(
    of(`
    const meta = preview.meta({ component: X });
    export const A = meta.story({ parameters: { pictures: false } });
    export const B = meta.story({ parameters: { screen: true }, args: { pictures: false } });
    export const C = meta.story();`),
  ).toEqual(['A']);
});

it('reads the meta, and stories that override it', () => {
  expect(
    of(`
    const meta = preview.meta({ title: 'X', parameters: { app: true, pictures: false } });
    export const A = meta.story(outcomesOf('x'));
    export const B = meta.story({ parameters: { pictures: true } });
    export const C = meta.story({ parameters: { pictures: 'wide' } });`),
  ).toEqual(['A']);
});

it('counts what it cannot read as a story with pictures', () => {
  expect(
    of(
      'const meta = preview.meta(common); ' +
        'export const A = meta.story({ ...phone, parameters: quiet }); export default meta;',
    ),
  ).toEqual([]);
});
