import { codeIn, decodeState, type SharedState, StateLinkError } from '#mocks/control/state-link.ts';
import { db } from '#mocks/db/index.ts';
import { REFERENCE_NOW } from '#mocks/seeds/timeline.ts';
import { showTime, type StartSettings } from './start-settings.ts';
import type { WorkshopGlobals } from './toolbar.ts';
import type { WorldParameters } from './world.ts';

/** The state link in the address, for the story that is opened first. */
const link = linkInAddress();

/** Theme and locale of the state link in the address. */
export const linkedGlobals: Partial<WorkshopGlobals> | undefined = link && {
  theme: link.theme,
  ...(link.locale && { locale: link.locale as WorkshopGlobals['locale'] }),
};

const open = { id: '', isChanged: false, hasLink: link !== undefined };
let isKept = false;

/** What the panel *Mock backend* has changed of the story that is open. */
export const storyState = {
  id: () => open.id,
  /** Where the story that is open starts: at its own route, or that of the state link. */
  route: (own = '/') => (open.hasLink && link ? link.route : own),
  /** Call when the panel has changed a setting, which then stays while the same story is played again. */
  changed() {
    open.isChanged = true;
    showTime();
  },
  isKept: () => isKept,
  /** Whether the next stories start with what is switched on now. */
  keep(value: boolean) {
    isKept = value;
  },
};

/**
 * The parameters of a story that begins: its own, or those of the state link. With the settings that the panel has
 * changed, if it is the same story or they are kept on purpose.
 */
export function beginStory(id: string, parameters: WorldParameters): WorldParameters {
  const isSame = id === open.id;
  const settings = (isSame && open.isChanged) || isKept ? settingsNow() : undefined;
  open.hasLink &&= open.id === '' || id === open.id;
  Object.assign(open, { id, isChanged: settings !== undefined });
  return {
    ...parameters,
    ...(open.hasLink && link && parametersOf(link)),
    ...(settings && { settings }),
  };
}

function settingsNow(): StartSettings {
  const { latency: _, ...settings } = db.settings;
  // structuredClone cannot clone the proxies of `observed`
  return JSON.parse(JSON.stringify(settings)) as StartSettings;
}

function parametersOf({ persona, world, seededAt, now, ...shared }: SharedState): WorldParameters {
  const { route: _, theme: __, locale: ___, ...settings } = shared;
  const begins = seededAt ?? now;
  const clockOffset = now === undefined ? 0 : now - REFERENCE_NOW;
  return {
    persona: persona ?? null,
    world,
    ...(begins !== undefined && { seededAt: begins }),
    settings: { ...settings, clockOffset },
  };
}

function linkInAddress(): SharedState | undefined {
  const code = new URLSearchParams(location.search).get('state');
  if (code === null) return undefined;
  try {
    return decodeState(codeIn(code));
  } catch (error) {
    if (!(error instanceof StateLinkError)) throw error;
    const { message } = error;
    void import('#apps/demo/show-problem.tsx').then(({ showProblem }) => showProblem(message));
    return undefined;
  }
}
