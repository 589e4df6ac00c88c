import { describe, expect, it } from 'vitest';
import type { StoryParameters } from '../preview.tsx';
import { initialGlobals } from '../preview/toolbar.ts';
import { planOf, type ViewportChecks } from './plan.ts';

const id = 'screens-landing--typical';
const plan = (parameters: StoryParameters = {}, globals = {}, tags: string[] = []) =>
  planOf({ id, parameters, globals: { ...initialGlobals, ...globals }, tags });
const phone = { viewport: { value: 'phone' } };

const picturesOf = (plan: ViewportChecks[]) =>
  plan.flatMap(({ width, views }) =>
    views.flatMap(({ picture }) =>
      picture ? [`${picture.replace('screens-landing/typical/', '')} at ${width}`] : [],
    ),
  );
const axeOf = (plan: ViewportChecks[]) =>
  plan.flatMap(({ width, views }) =>
    views.flatMap(({ theme, axe }) => (axe ? [`${axe} ${theme} ${width}`] : [])),
  );
const widthsOf = (plan: ViewportChecks[]) => plan.map(({ width }) => width);

describe('the plan of what is checked after a play', () => {
  it.each<[string, StoryParameters, object, string[]]>([
    ['a part, as it is shown', {}, {}, ['light at 1280']],
    ['a part that is shown in dark', {}, { theme: 'dark' }, ['dark at 1280']],
    ['a part in all looks', { pictures: 'all' }, {}, ['light at 1280', 'dark at 1280']],
    ['a part in forced colours as well', { forcedColors: true }, {}, ['light at 1280', 'forced at 1280']],
    ['a part that is forced', { forcedColors: true }, { contrast: 'forced' }, ['forced at 1280']],
    ['a page', { screen: true }, {}, ['light-1280 at 1280']],
    ['the whole app', { app: true }, {}, ['light-1280 at 1280']],
    ['a page at its pinned size', { screen: true }, phone, ['light-390 at 390']],
    [
      'a page in all looks',
      { screen: true, pictures: 'all' },
      {},
      ['light-1280 at 1280', 'dark-1280 at 1280', 'light-390 at 390'],
    ],
    ['nothing where another story looks the same', { screen: true, pictures: false }, {}, []],
  ])('takes %s', (_what, parameters, globals, expected) =>
    expect(picturesOf(plan(parameters, globals))).toEqual(expected),
  );

  it('checks the colours of the other theme, and pages also at other widths', () => {
    expect(axeOf(plan())).toEqual(['colours dark 1280']);
    expect(axeOf(plan({}, { theme: 'dark' }))).toEqual(['colours light 1280']);
    expect(axeOf(plan({ screen: true }))).toEqual(['colours dark 1280', 'structure light 320']);
    expect(axeOf(plan({ pictures: false }))).toEqual([]);
    expect(widthsOf(plan({ screen: true }))).toEqual([1280, 390, 768, 320]);
    expect(widthsOf(plan({ screen: true }, phone))).toEqual([390, 320]);
  });

  it.each(['loading', 'empty', 'error'])('checks a page that is %s at its own and at phone width', (tag) =>
    expect(widthsOf(plan({ screen: true }, {}, [tag]))).toEqual([1280, 390]),
  );
});
