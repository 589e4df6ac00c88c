import type { StateChange } from '#mocks/control/state.ts';
import { stateIn } from '#mocks/control/state-link.ts';
import { db } from '#mocks/db/index.ts';
import { defaultSettings } from '#mocks/db/settings.ts';
import { REFERENCE_NOW } from '#mocks/seeds/timeline.ts';
import { showTime } from './page-start.ts';
import type { WorldParameters } from './world.ts';

/** The state link in the address, for the story that is opened first. */
const link = linkInAddress();

const open = { id: '', isChanged: false, hasLink: link !== undefined };

/** Notes that the panel *Mock backend* has changed a setting, which then stays while the same story is played again. */
export function settingsChanged(): void {
  open.isChanged = true;
  showTime();
}

/**
 * Returns the parameters of a story that begins: its own, or those of the state link. With the settings that the
 * panel has changed, if it is the same story.
 */
export function beginStory(id: string, parameters: WorldParameters): WorldParameters {
  const settings = id === open.id && open.isChanged ? settingsNow() : undefined;
  open.hasLink &&= open.id === '' || id === open.id;
  Object.assign(open, { id, isChanged: settings !== undefined });
  return {
    ...parameters,
    ...(open.hasLink && link && parametersOf(link)),
    ...(settings && { settings }),
  };
}

function settingsNow(): WorldParameters['settings'] {
  const { latency: _, ...settings } = db.settings;
  // structuredClone cannot clone the proxies of `observed`
  return JSON.parse(JSON.stringify(settings)) as typeof settings;
}

function parametersOf({ persona, world, seededAt, now, ...settings }: StateChange): WorldParameters {
  const begins = seededAt ?? now;
  const clockOffset = now === undefined ? 0 : now - REFERENCE_NOW;
  return {
    persona: persona ?? null,
    ...(world && { world }),
    ...(begins !== undefined && { seededAt: begins }),
    settings: { ...defaultSettings(), clockOffset, ...settings },
  };
}

function linkInAddress(): StateChange | undefined {
  try {
    return stateIn(location.href);
  } catch (error) {
    const message = `This state link cannot be opened: ${(error as Error).message}`;
    void import('#apps/demo/show-problem.tsx').then(({ showProblem }) => showProblem(message));
    return undefined;
  }
}
