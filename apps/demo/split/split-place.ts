import { readAnswer } from '#mocks/control/read-answer.ts';
import { base } from '../base.ts';
import type { Place } from '../panel/mock-context.ts';
import { pagePlace, pageSource } from '../panel/page-place.ts';
import type { MockSource } from '../panel/use-mock-state.ts';
import { stateLink } from '../state-link.ts';
import { type BothSides, NOBODY, searchOf } from './address.ts';
import { windowOf } from './frames.ts';
import { sides, SPLIT_PATH } from './sides.ts';

/** Below the base path. */
const SUBSCRIPTIONS = '/mock/subscriptions';

/** The mock backend of both sides. What concerns the sender of a request is asked by each side. */
export const splitSource: MockSource = {
  ...pageSource,
  async request<Answer>(path: string, init?: RequestInit) {
    if (path !== SUBSCRIPTIONS) return pageSource.request<Answer>(path, init);
    const lists = await Promise.all(sides.map(subscriptionsOf));
    return { subscriptions: lists.flat() } as Answer;
  },
};

async function subscriptionsOf(side: (typeof sides)[number]): Promise<unknown[]> {
  try {
    const response = await windowOf(side)!.fetch(SUBSCRIPTIONS);
    return (await readAnswer<{ subscriptions: unknown[] }>(SUBSCRIPTIONS, response)).subscriptions;
  } catch {
    return []; // the page of a third party
  }
}

/** A link to both sides and the state of the mock backend. */
export const linkToBoth = (both: BothSides): Promise<string> =>
  stateLink(base + SPLIT_PATH + searchOf(both), '/');

/** What the panel below both sides stands beside. */
export const splitPlace = (isStatic: boolean, both: BothSides): Place => ({
  ...pagePlace(isStatic),
  hasMade: ({ from }) =>
    sides.some((side) => base + both[side].route.slice(1).split('?')[0]! === from.split('?')[0]),
  link: () => linkToBoth(both),
  people: sides.map((side) => ({
    side,
    username: both[side].username === NOBODY ? undefined : both[side].username,
  })),
});
