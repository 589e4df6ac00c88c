import { type PersonaName, personas } from '#mocks/worlds/personas.ts';
import { type WorldName, worlds } from '#mocks/worlds/worlds.ts';
import type { Theme } from '#src/theme/theme-boot.ts';
import { surroundingNames } from './surroundings.ts';

/** Time zones by a name that works in URLs: Storybook drops `/` from globals. */
export const timeZones = { UTC: 'UTC', 'New York': 'America/New_York', Tokyo: 'Asia/Tokyo' } as const;

/**
 * The toolbar's globals. A story whose play depends on one pins it in its own `globals`, which locks the
 * menu. '' leaves it to the story.
 */
export interface WorkshopGlobals {
  theme: Theme;
  persona: PersonaName | '';
  world: WorldName | '';
  network: 'instant' | 'slow';
  server: 'usual' | 'another';
  direction: 'ltr' | 'rtl';
  locale: 'en-US' | 'en-GB' | 'de-DE' | 'ar';
  timeZone: keyof typeof timeZones;
  motion: 'full' | 'reduced';
  contrast: 'normal' | 'forced';
  /** '' or one of `surroundingNames`. */
  surroundings: string;
}

export const initialGlobals: WorkshopGlobals = {
  theme: globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  persona: '',
  world: '',
  network: 'instant',
  server: 'usual',
  direction: 'ltr',
  locale: 'en-US',
  timeZone: 'UTC',
  motion: 'full',
  contrast: 'normal',
  surroundings: '',
};

const asInTheStory = (what: string) => ({ value: '', title: `${what}: as in the story` });

/** Creates a toolbar menu: an icon with its name as a tooltip. `isNamed` shows the chosen item too. */
const menu = <Icon extends string>(
  name: string,
  icon: Icon,
  items: { value: string; title: string }[],
  isNamed = false,
) => ({
  name,
  description: name,
  toolbar: { icon, items, dynamicTitle: isNamed },
});

const titled = (titles: Record<string, string>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));
const named = (values: readonly string[]) => values.map((value) => ({ value, title: value }));

export const globalTypes = {
  theme: menu('Theme', 'mirror', titled({ light: 'Light', dark: 'Dark' }), true),
  persona: menu('Persona', 'user', [asInTheStory('Persona'), ...named(Object.keys(personas))], true),
  world: menu('World', 'database', [
    asInTheStory('World'),
    ...Object.entries(worlds).map(([value, { about }]) => ({ value, title: `${value}: ${about}` })),
  ]),
  network: menu('Network', 'transfer', titled({ instant: 'Instant', slow: 'Slow (0.8–2 s)' })),
  server: menu('Server', 'cpu', titled({ usual: 'Server: as documented', another: 'Another server' })),
  direction: menu('Direction', 'alignright', titled({ ltr: 'LTR', rtl: 'RTL' })),
  locale: menu('Locale', 'globe', named(['en-US', 'en-GB', 'de-DE', 'ar'])),
  timeZone: menu('Time zone', 'time', named(Object.keys(timeZones))),
  motion: menu('Motion', 'play', titled({ full: 'Full motion', reduced: 'Reduced motion' })),
  contrast: menu('Contrast', 'contrast', titled({ normal: 'Normal colours', forced: 'Forced colours' })),
  surroundings: menu('Surroundings', 'location', [
    ...titled({ '': 'Surroundings: none' }),
    ...named(surroundingNames),
  ]),
};

/** Sizes to choose from; stories pin that of a phone with `globals: phoneViewport`. */
export const viewports = {
  small: { name: 'Small phone', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  laptop: { name: 'Laptop', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
