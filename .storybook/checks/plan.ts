import { RESPONSIVE_VIEWPORT_VALUE } from 'storybook/viewport';
import type { PlayedStory } from '../preview.tsx';
import type { Rules } from './accessibility.ts';
import { viewports } from '../preview/toolbar.ts';

export type Theme = 'light' | 'dark' | 'forced';

/** Checks at one size of the page. No page may scroll sideways at any of its sizes. */
export interface ViewportChecks {
  width: number;
  height: number;
  views: View[];
}

export interface View {
  theme: Theme;
  /** Accessibility rules to check. */
  axe?: Rules;
  /** Name of the picture to take, such as `screens-landing/typical/dark-1280`. */
  picture?: string;
}

/** Tags of states that have less content than the typical one. */
const sparse = ['loading', 'empty', 'error'];

const WIDE = sizeOf('laptop');
/** Size of a phone, whose pointer is a finger. */
export const PHONE = sizeOf('phone');
const TABLET = { ...sizeOf('tablet'), height: WIDE.height };
const SMALL = { ...sizeOf('small'), height: WIDE.height };

/**
 * Plans the sizes, themes and checks after a play: all accessibility rules as shown, those about colours in the
 * other theme, whole pages also at 320 px. `pictures: 'all'` adds pictures of the other theme and of a whole page
 * at phone width.
 */
export function planOf({ id, parameters, globals, tags }: PlayedStory): ViewportChecks[] {
  const { pictures = true } = parameters;
  const isScreen = Boolean(parameters.screen || parameters.app);
  const pinned = pinnedSize(globals);
  const own = pinned ?? WIDE;
  const shown: Theme = globals.theme;
  const other: Theme = shown === 'light' ? 'dark' : 'light';
  const isWhole = pictures === 'all';
  const suffix = isScreen || pinned ? `-${own.width}` : '';
  const picture = (theme: Theme, at = suffix) => ({ picture: `${id.replace('--', '/')}/${theme}${at}` });

  if (!pictures) return [{ ...own, views: [{ theme: shown, axe: 'all' }] }];
  if (globals.contrast === 'forced')
    return [{ ...own, views: [{ theme: 'forced', axe: 'all', ...picture('forced') }] }];
  const views: View[] = [
    { theme: shown, axe: 'all', ...picture(shown) },
    { theme: other, axe: 'colours', ...(isWhole && picture(other)) },
  ];
  if (parameters.forcedColors) views.push({ theme: 'forced', ...picture('forced', '') });
  const plan: ViewportChecks[] = [{ ...own, views }];
  if (!isScreen) return plan;
  const isSparse = sparse.some((tag) => tags.includes(tag));
  if (isWhole && !pinned)
    plan.push({ ...PHONE, views: [{ theme: shown, ...picture(shown, `-${PHONE.width}`) }] });
  if (!pinned && !isSparse) plan.push({ ...TABLET, views: [] });
  if (own.width > SMALL.width)
    plan.push({ ...SMALL, views: isSparse ? [] : [{ theme: shown, axe: 'structure' }] });
  return plan;
}

/** Returns the size that the story pins by `globals.viewport`, unless it is the default one. */
function pinnedSize({ viewport }: PlayedStory['globals']) {
  const name = viewport?.value;
  if (!name || name === 'laptop' || name === RESPONSIVE_VIEWPORT_VALUE) return undefined;
  return sizeOf(name as keyof typeof viewports);
}

function sizeOf(name: keyof typeof viewports) {
  const { width, height } = viewports[name].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}
