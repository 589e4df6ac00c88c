import { RESPONSIVE_VIEWPORT_VALUE } from 'storybook/viewport';
import type { PlayedStory } from '../preview.tsx';
import { viewports } from '../preview/toolbar.ts';

export type Look = 'light' | 'dark' | 'forced';

/** What is checked at one size of the page. No page may scroll sideways at any of its sizes. */
export interface Stop {
  width: number;
  height: number;
  views: View[];
}

export interface View {
  look: Look;
  /** Accessibility rules to check beyond Storybook's own test: those about colours, or all others of WCAG. */
  axe?: 'colours' | 'structure';
  /** Name of the picture to take, such as `screens-landing/typical/dark-1280`. */
  picture?: string;
}

/** Tags of states that show no more than the usual one does. */
const sparse = ['loading', 'empty', 'error'];

const WIDE = sizeOf('laptop');
const PHONE = sizeOf('phone');
const TABLET = { ...sizeOf('tablet'), height: WIDE.height };
const SMALL = { ...sizeOf('small'), height: WIDE.height };

/**
 * Plans the sizes, themes and checks after a play. Storybook's own accessibility test covers the story as it is
 * shown; what is added are the colours of the other theme, and whole pages at 320 px, where the layout is another
 * one. A story has one picture, as it is shown; with `pictures: 'all'` it also has one in the other theme and, if it is
 * a whole page, one at phone width. Stories without pictures have the look of another story.
 */
export function planOf({ id, parameters, globals, tags }: PlayedStory): Stop[] {
  const { pictures = true } = parameters;
  const isScreen = Boolean(parameters.screen || parameters.app);
  const pinned = pinnedSize(globals);
  const own = pinned ?? WIDE;
  const shown: Look = globals.theme;
  const other: Look = shown === 'light' ? 'dark' : 'light';
  const isWhole = pictures === 'all';
  const suffix = isScreen || pinned ? `-${own.width}` : '';
  const picture = (look: Look, at = suffix) => ({ picture: `${id.replace('--', '/')}/${look}${at}` });

  if (!pictures) return [{ ...own, views: [] }];
  if (globals.contrast === 'forced') return [{ ...own, views: [{ look: 'forced', ...picture('forced') }] }];
  const views: View[] = [
    { look: shown, ...picture(shown) },
    { look: other, axe: 'colours', ...(isWhole && picture(other)) },
  ];
  if (parameters.forcedColors) views.push({ look: 'forced', ...picture('forced', '') });
  const stops: Stop[] = [{ ...own, views }];
  if (!isScreen) return stops;
  if (!pinned)
    stops.push({ ...PHONE, views: isWhole ? [{ look: shown, ...picture(shown, `-${PHONE.width}`) }] : [] });
  if (sparse.some((tag) => tags.includes(tag))) return stops;
  if (!pinned) stops.push({ ...TABLET, views: [] });
  if (own.width > SMALL.width) stops.push({ ...SMALL, views: [{ look: shown, axe: 'structure' }] });
  return stops;
}

/** The size that the story pins by `globals.viewport`, unless it is the default one. */
function pinnedSize({ viewport }: PlayedStory['globals']) {
  const name = viewport?.value;
  if (!name || name === 'laptop' || name === RESPONSIVE_VIEWPORT_VALUE) return undefined;
  return sizeOf(name as keyof typeof viewports);
}

function sizeOf(name: keyof typeof viewports) {
  const { width, height } = viewports[name].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}
