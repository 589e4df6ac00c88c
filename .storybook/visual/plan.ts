import { RESPONSIVE_VIEWPORT_VALUE } from 'storybook/viewport';
import type { PlayedStory } from '../preview.tsx';
import { viewports } from '../toolbar.ts';

export type Look = 'light' | 'dark' | 'forced';

/** Checks and pictures at one size of the page. */
export interface Stop {
  width: number;
  height: number;
  views: View[];
}

export interface View {
  look: Look;
  /** Accessibility rules to check: those about colours, unless the picture is its baseline, or all others of WCAG. */
  axe?: 'colours' | 'structure';
  /** Name of the picture to take, such as `screens-landing--typical/dark-1280`. */
  picture?: string;
}

/** Tags of states that show no more than the usual one does. */
const sparse = ['loading', 'empty', 'error'];

const WIDE = sizeOf('laptop');
const PHONE = sizeOf('phone');
const TABLET = { ...sizeOf('tablet'), height: WIDE.height };
const SMALL = { ...sizeOf('small'), height: WIDE.height };

/**
 * Plans the sizes, themes and checks after a play. Storybook's own accessibility test covers the story as it is,
 * apart from colours where they are measured here, in both themes. Whole pages are also
 * checked at 320 px, where the layout is another one (stories of phones check its colours), and must not scroll
 * sideways at tablet width; for sparse ones, phone width is enough. Stories without pictures have the look of
 * another story, or of a row on the sheet of their part, which is checked in both themes: beyond Storybook's
 * test, they only must not scroll sideways.
 */
export function planOf({ id, parameters, globals, tags }: PlayedStory, withPictures: boolean): Stop[] {
  const isScreen = Boolean(parameters.screen || parameters.app);
  const hasPictures = parameters.pictures !== false;
  const pinned = pinnedSize(globals);
  const own = pinned ?? WIDE;
  const shown: Look = globals.theme;
  const other: Look = shown === 'light' ? 'dark' : 'light';
  const suffix = isScreen || pinned ? `-${own.width}` : '';
  const picture = (look: Look, at = suffix) => (withPictures ? { picture: `${id}/${look}${at}` } : {});

  if (!hasPictures) return [{ ...own, views: [] }];
  if (globals.contrast === 'forced') return [{ ...own, views: [{ look: 'forced', ...picture('forced') }] }];
  const stops: Stop[] = [
    {
      ...own,
      views: [
        { look: other, axe: 'colours', ...picture(other) },
        { look: shown, axe: 'colours', ...picture(shown) },
        ...(parameters.forcedColors && withPictures
          ? [{ look: 'forced', ...picture('forced', '') } as const]
          : []),
      ],
    },
  ];
  if (!isScreen) return stops;
  if (!pinned) {
    const phonePicture = parameters.pictures === 'wide' ? {} : picture('light', `-${PHONE.width}`);
    stops.push({ ...PHONE, views: [{ look: 'light', ...phonePicture }] });
  }
  if (sparse.some((tag) => tags.includes(tag))) return stops;
  if (!pinned) stops.push({ ...TABLET, views: [] });
  if (own.width > SMALL.width) stops.push({ ...SMALL, views: [{ look: shown, axe: 'structure' }] });
  return stops;
}

/** Whether a plan measures the colours of the theme in which the story was played. */
export const measuresColours = (stops: Stop[], shown: Look): boolean =>
  stops.some(({ views }) => views.some(({ look, axe }) => look === shown && axe === 'colours'));

/** The size that the story pins by `globals.viewport`, unless it is the default one. */
function pinnedSize({ viewport }: PlayedStory['globals']) {
  const name = viewport?.value;
  if (!name || name === 'laptop' || name === RESPONSIVE_VIEWPORT_VALUE) return undefined;
  if (!(name in viewports))
    throw new Error(`There is no viewport '${name}'. There are: ${Object.keys(viewports).join(', ')}`);
  return sizeOf(name as keyof typeof viewports);
}

function sizeOf(name: keyof typeof viewports) {
  const { width, height } = viewports[name].styles;
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
}
