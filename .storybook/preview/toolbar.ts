import { type PersonaName, personas } from '#mocks/worlds/personas.ts';
import { type WorldName, worlds } from '#mocks/worlds/worlds.ts';
import type { Theme } from '#src/theme/theme-boot.ts';
import { environmentNames } from './environment.ts';

/** Time zones by a name that works in URLs: Storybook drops `/` from globals. */
export const timeZones = { UTC: 'UTC', 'New York': 'America/New_York', Tokyo: 'Asia/Tokyo' } as const;

/**
 * The toolbar's globals. A story whose play depends on one pins it in its own `globals`, which locks the
 * menu. '' leaves it to the story.
 */
export interface StorybookGlobals {
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
  /** '' or one of `environmentNames`. */
  environment: string;
}

export const initialGlobals: StorybookGlobals = {
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
  environment: '',
};

interface Item {
  value: string;
  /** Label of the menu while the item is chosen. */
  title: string;
  /** Explanation beside the title in the menu. */
  right?: string;
}

/** Creates a toolbar menu labelled with the chosen item, its name as a tooltip. Icons would not fit 11 labels. */
const menu = (name: string, items: Item[]) => ({
  name,
  description: name,
  toolbar: { items, dynamicTitle: true },
});

const named = (values: readonly string[]): Item[] => values.map((value) => ({ value, title: value }));

export const globalTypes = {
  theme: menu('Theme', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  persona: menu('Persona', [
    { value: '', title: 'Persona', right: 'as in the story' },
    ...named(Object.keys(personas)),
  ]),
  world: menu('World', [
    { value: '', title: 'World', right: 'as in the story' },
    ...Object.entries(worlds).map(([value, { about }]) => ({ value, title: value, right: about })),
  ]),
  network: menu('Network', [
    { value: 'instant', title: 'Network', right: 'without delay' },
    { value: 'slow', title: 'Slow', right: '0.8–2 s' },
  ]),
  server: menu('Server', [
    { value: 'usual', title: 'Server', right: 'as documented' },
    { value: 'another', title: 'Another server' },
  ]),
  direction: menu('Direction', [
    { value: 'ltr', title: 'LTR' },
    { value: 'rtl', title: 'RTL' },
  ]),
  locale: menu('Locale', named(['en-US', 'en-GB', 'de-DE', 'ar'])),
  timeZone: menu('Time zone', named(Object.keys(timeZones))),
  motion: menu('Motion', [
    { value: 'full', title: 'Motion', right: 'full' },
    { value: 'reduced', title: 'Reduced motion' },
  ]),
  contrast: menu('Contrast', [
    { value: 'normal', title: 'Colours', right: 'as designed' },
    { value: 'forced', title: 'Forced colours' },
  ]),
  environment: menu('Environment', [
    { value: '', title: 'Browser', right: 'without extensions or defects' },
    ...named(environmentNames),
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
