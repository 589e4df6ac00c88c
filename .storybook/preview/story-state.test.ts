// @vitest-environment jsdom
import { afterAll, expect, it, vi } from 'vitest';
import { replaceDate } from '#apps/demo/replace-date.ts';
import { linkTo } from '#mocks/control/state-link.ts';
import { override } from '#mocks/outcomes/override.ts';
import { REFERENCE_NOW } from '#mocks/seeds/timeline.ts';

/** Imports the modules of a Storybook opened at this address. */
async function openAt(search: string) {
  vi.resetModules();
  history.replaceState(null, '', `/iframe.html?id=a--b${search}`);
  const { db } = await import('#mocks/db/index.ts');
  return { db, ...(await import('./story-state.ts')) };
}

afterAll(() => replaceDate());

const DAY = 86_400_000;

it('overrides of the panel stay while the same story is replayed, and end with the story (PAN-7)', async () => {
  const { beginStory, settingsChanged, db } = await openAt('');
  expect(beginStory('a--b', {})).toEqual({});
  Object.assign(db.settings, { overrides: [override('keys.list', 'noRows')], clockOffset: DAY });
  settingsChanged();
  expect(Date.now()).toBe(REFERENCE_NOW + DAY);

  const again = beginStory('a--b', { persona: 'admin' });
  expect(again).toMatchObject({
    persona: 'admin',
    settings: { overrides: [override('keys.list', 'noRows')], clockOffset: DAY },
  });
  expect(again.settings).not.toHaveProperty('latency');
  expect(beginStory('c--d', {})).toEqual({});
});

const state = new URL(
  linkTo('http://localhost/', {
    world: 'many',
    now: REFERENCE_NOW + DAY,
    overrides: [override('keys.list', 'noRows')],
  }),
).search.replace('?', '&');

it('a state link applies to the first story (PAN-8)', async () => {
  const { beginStory } = await openAt(state);
  const linked = {
    persona: null, // signed out
    world: 'many',
    seededAt: REFERENCE_NOW + DAY,
    settings: { clockOffset: DAY, overrides: [override('keys.list', 'noRows')] },
  };
  for (const time of ['first', 'again'])
    expect(beginStory('a--b', { persona: 'admin' }), time).toMatchObject(linked);
  expect(beginStory('c--d', { persona: 'admin' })).toEqual({ persona: 'admin' });
  expect(beginStory('a--b', {})).toEqual({});
});
