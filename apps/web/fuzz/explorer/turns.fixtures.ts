import type { Kind } from './orders.fixtures.ts';
import { dialog, sheet } from './page.fixtures.ts';
import type { State } from './state.fixtures.ts';

/** The person by a kind of deed or one of the habits, and all that acts beside. */
export type Who = Kind | 'key' | 'history' | 'habit' | 'others' | 'network' | 'clock' | 'window' | 'browser';

/**
 * Who acts next, by what is at stake: of the first line that holds, each as often as its number says. What is typed, on
 * its way or just done is where two features meet, so that others, the network and the browser come in between there.
 */
const turns: [holds: (world: State) => boolean, who: Partial<Record<Who, number>>][] = [
  [({ tab }) => tab.isHidden, { window: 1 }],
  [({ user }) => !user, { habit: 8, page: 2, browser: 1, history: 1 }],
  [
    ({ tab }) => dialog() !== undefined && tab.pending.length > 0, // what arrives then is older than what is sent
    { send: 8, fill: 4, others: 2, window: 1, network: 1, page: 1 },
  ],
  [
    () => dialog() !== undefined,
    { send: 6, fill: 3, page: 2, others: 3, window: 3, network: 2, browser: 1, clock: 1, key: 1, history: 1 },
  ],
  [
    ({ awaited, user, checkout }) => awaited.has(user!.username) || checkout !== undefined,
    { page: 3, history: 3, habit: 7, browser: 2, others: 2, clock: 3, fill: 1, network: 1 },
  ],
  [({ tab }) => tab.pending.length > 0, { row: 10, page: 3, network: 2, others: 2, window: 1, clock: 1 }],
  [
    () => sheet() !== undefined,
    { sheet: 8, row: 2, page: 1, others: 3, window: 2, browser: 1, clock: 1, history: 1, nav: 1, key: 1 },
  ],
  [({ by }) => by === 'others', { clock: 8, row: 4, window: 4, page: 2, history: 1, others: 1 }],
  [
    () => location.pathname === '/dash',
    { habit: 9, page: 5, others: 5, clock: 2, window: 2, history: 2, fill: 1, nav: 1, browser: 1 },
  ],
  [
    () => true,
    { row: 6, page: 5, habit: 5, others: 5, fill: 2, clock: 2, window: 2, nav: 1, browser: 1, history: 1 },
  ],
];

/** Who acts after a number was drawn. */
export function whoActs(world: State, turn: number): Who {
  const [, weights] = turns.find(([holds]) => holds(world))!;
  const all = Object.entries(weights).flatMap(([who, weight]) => Array<Who>(weight).fill(who as Who));
  return all[turn % all.length]!;
}
