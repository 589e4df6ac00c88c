import { describe, expect, it } from 'vitest';
import type { StoryParameters } from '../preview.tsx';
import { initialGlobals } from '../toolbar.ts';
import { measuresColours, planOf } from './plan.ts';

const id = 'screens-landing--typical';
const plan = (parameters: StoryParameters = {}, globals = {}, withPictures = true, tags: string[] = []) =>
  planOf({ id, parameters, globals: { ...initialGlobals, ...globals }, tags }, withPictures);

const picturesOf = (stops: ReturnType<typeof plan>) =>
  stops.flatMap(({ width, height, views }) =>
    views.flatMap(({ picture }) => (picture ? [`${picture} ${width}×${height}`] : [])),
  );
const axeOf = (stops: ReturnType<typeof plan>) =>
  stops.flatMap(({ width, views }) =>
    views.flatMap(({ look, axe }) => (axe ? [`${axe} ${look} ${width}`] : [])),
  );

describe('the plan of what is looked at after a play', () => {
  it('takes a part of the kit in both themes and checks its colours in both', () => {
    expect(picturesOf(plan())).toEqual([`${id}/dark 1280×800`, `${id}/light 1280×800`]);
    expect(axeOf(plan())).toEqual(['colours dark 1280', 'colours light 1280']);
    expect(axeOf(plan({}, { theme: 'dark' }))).toEqual(['colours light 1280', 'colours dark 1280']);
  });

  it("leaves the colours of the theme that is shown to Storybook's own test where it takes no pictures", () => {
    for (const theme of ['light', 'dark'] as const)
      expect(measuresColours(plan({}, { theme }), theme)).toBe(true);
    expect(measuresColours(plan({}, {}, false), 'light'), 'a run without pictures').toBe(true);
    expect(measuresColours(plan({ pictures: false }), 'light')).toBe(false);
    expect(measuresColours(plan({}, { contrast: 'forced' }), 'light')).toBe(false);
  });

  it('takes a whole page also at phone width, and checks it in both themes and at four widths', () => {
    expect(picturesOf(plan({ screen: true }))).toEqual([
      `${id}/dark-1280 1280×800`,
      `${id}/light-1280 1280×800`,
      `${id}/light-390 390×844`,
    ]);
    expect(axeOf(plan({ screen: true }))).toEqual([
      'colours dark 1280',
      'colours light 1280',
      'structure light 320',
    ]);
    expect(axeOf(plan({ screen: true }, { theme: 'dark' }))).toEqual([
      'colours light 1280',
      'colours dark 1280',
      'structure dark 320',
    ]);
    expect(plan({ screen: true }).map(({ width }) => width)).toEqual([1280, 390, 768, 320]);
    expect(plan({ app: true })).toEqual(plan({ screen: true }));
  });

  it.each(['loading', 'empty', 'error'])('takes a page that is %s at its own and at phone width', (tag) => {
    for (const withPictures of [true, false])
      expect(plan({ screen: true }, {}, withPictures, [tag]).map(({ width }) => width)).toEqual([1280, 390]);
  });

  it('takes no picture at phone width of what only a wide page shows', () => {
    const wide = plan({ screen: true, pictures: 'wide' });
    expect(picturesOf(wide)).toEqual([`${id}/dark-1280 1280×800`, `${id}/light-1280 1280×800`]);
    expect(wide.map(({ width }) => width)).toEqual([1280, 390, 768, 320]);
  });

  it('takes a story of a phone at the width of the phone alone', () => {
    const phone = { viewport: { value: 'phone', isRotated: false } };
    expect(picturesOf(plan({ screen: true }, phone))).toEqual([
      `${id}/dark-390 390×844`,
      `${id}/light-390 390×844`,
    ]);
    expect(picturesOf(plan({}, phone))).toEqual([`${id}/dark-390 390×844`, `${id}/light-390 390×844`]);
    const small = { viewport: { value: 'small', isRotated: false } };
    expect(plan({ screen: true }, small).map(({ width }) => width)).toEqual([320]);
  });

  it('takes a picture in forced colours as well where the story asks for one', () => {
    expect(picturesOf(plan({ screen: true, forcedColors: true }))).toEqual([
      `${id}/dark-1280 1280×800`,
      `${id}/light-1280 1280×800`,
      `${id}/forced 1280×800`,
      `${id}/light-390 390×844`,
    ]);
    expect(picturesOf(plan({ forcedColors: true }, {}, false))).toEqual([]);
  });

  it('looks at a story without pictures at its own width alone, for what scrolls sideways', () => {
    const height = 800;
    expect(plan({ screen: true, pictures: false })).toEqual([{ width: 1280, height, views: [] }]);
    const phone = { viewport: { value: 'phone', isRotated: false } };
    expect(plan({ pictures: false }, phone).map(({ width }) => width)).toEqual([390]);
  });

  it('checks the same without pictures, apart from them', () => {
    expect(picturesOf(plan({ screen: true }, {}, false))).toEqual([]);
    expect(axeOf(plan({ screen: true }, {}, false))).toEqual(axeOf(plan({ screen: true })));
  });

  it('takes a story in forced colours once', () => {
    expect(picturesOf(plan({ screen: true }, { contrast: 'forced' }))).toEqual([
      `${id}/forced-1280 1280×800`,
    ]);
  });

  it('refuses a viewport that does not exist', () => {
    expect(() => plan({}, { viewport: { value: 'fone' } })).toThrow("There is no viewport 'fone'");
  });
});
