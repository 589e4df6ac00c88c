import fc from 'fast-check';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PendingRequest } from './model/browser.fake.ts';
import { buildClient } from './model/client-code.ts';
import { TwoTabs } from './model/two-tabs.fixtures.ts';

/*
 * The rules of a session (SES-4 to SES-13) as a state machine. Two tabs of the real client share cookies, local
 * storage and Web Locks; fast-check lets persons, the server, the network and the clock act in any order.
 */
const numRuns = Number(process.env.SESSION_MODEL_RUNS ?? 80);
const maxCommands = Number(process.env.SESSION_MODEL_COMMANDS ?? 60);
const { SEED, SESSION_MODEL_RUNS } = process.env;
/** The usual run is the same each time; a longer one searches further, unless SEED repeats one. */
const seed = SESSION_MODEL_RUNS === undefined || SEED !== undefined ? {} : { seed: Date.now() % 2 ** 31 };

type Tab = TwoTabs['tabs'][number];
type Command = fc.AsyncCommand<object, TwoTabs>;

let start: Awaited<ReturnType<typeof buildClient>>;
beforeAll(async () => {
  start = await buildClient();
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));

/** Waits for everything that needs no timer and no network. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Returns a command that acts, lets its effects settle, and asks whether a rule was broken. */
function command(name: string, act: (world: TwoTabs) => unknown): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(_, world) {
      await act(world);
      await settle();
      expect(world.broken).toEqual([]);
    },
  };
}

/** Creates a command for each tab, which acts only if the tab has a user, or has none. */
const inTab = (name: string, needs: 'somebody' | 'nobody', act: (world: TwoTabs, tab: Tab) => void) =>
  fc.constantFrom(0, 1).map((at) =>
    command(`${name} in tab ${at}`, (world) => {
      const tab = world.tabs[at]!;
      const isThere = world.personIn(tab) !== undefined;
      if (!tab.isBusy && !tab.isAway && isThere === (needs === 'somebody')) act(world, tab);
    }),
  );

/** Creates a command for one of the pending requests, if any. */
const toRequest = (name: string, act: (world: TwoTabs, request: PendingRequest) => unknown) =>
  fc.nat({ max: 5 }).map((number) =>
    command(`${name} request ${number}`, async (world) => {
      const { pending } = world.browser;
      const request = pending[number % Math.max(1, pending.length)];
      if (request) await act(world, request);
    }),
  );

const anywhere = (name: string, act: (world: TwoTabs) => unknown) => fc.constant(command(name, act));

const signInAs = (person: string) =>
  inTab(`sign in as ${person}`, 'nobody', (world, tab) => world.signIn(tab, person));

/** Weight and effect of each command. */
const commands: [weight: number, command: fc.Arbitrary<Command>][] = [
  // persons
  [2, signInAs('customer')],
  [2, signInAs('premium')],
  [2, inTab('sign out', 'somebody', (world, tab) => world.signOut(tab))],
  [2, inTab('type', 'somebody', (world, tab) => world.type(tab))],
  [5, inTab('redeem', 'somebody', (world, tab) => world.redeem(tab))],
  [1, inTab('retry the check', 'nobody', (world, tab) => world.checkSession(tab))],
  // the server
  [3, anywhere('bearers expire', ({ server }) => server.expireBearers())],
  [1, anywhere('sessions end', ({ server }) => server.endSessions())],
  [4, toRequest('answer', (world, request) => world.answer(request))],
  [1, toRequest('fail', (world, request) => world.answer(request, { status: 500, text: '{}', cookies: [] }))],
  [
    1,
    toRequest('refuse in other words', (world, request) =>
      world.answer(request, { status: 401, text: '{"message":"Unauthorized"}', cookies: [] }),
    ),
  ],
  // network, storage, clock
  [8, toRequest('deliver the answer to', (world, request) => world.deliver(request))],
  [6, anywhere('everything arrives', arriveEverywhere)],
  [1, toRequest('lose', (world, request) => world.lose(request))],
  [4, anywhere('tell the other tab of a storage change', ({ browser }) => browser.storageEvents.shift()?.())],
  [
    2,
    fc.constantFrom(0, 1).map((at) =>
      command(`another page, or this one again, in tab ${at}`, (world) => {
        const tab = world.tabs[at]!;
        if (tab.isAway) world.showAgain(tab);
        else if (!tab.isBusy) world.leavePage(tab);
      }),
    ),
  ],
  [
    1,
    anywhere('storage fails, or works again', (world) => {
      world.hasStorageFailed = world.hasFailed = true;
      world.browser.isStorageBroken = !world.browser.isStorageBroken;
    }),
  ],
  [1, anywhere('a second passes', () => vi.advanceTimersByTime(1000))],
  [
    1,
    anywhere('20 seconds pass', (world) => {
      world.hasFailed = true; // by the time limits of calls
      vi.advanceTimersByTime(20_000);
    }),
  ],
];

const sequences = fc.commands(
  commands.flatMap(([weight, arbitrary]) => Array<typeof arbitrary>(weight).fill(arbitrary)),
  { maxCommands, size: 'max' },
);

/** Lets all storage events, requests and responses arrive, and those that they cause. */
async function arriveEverywhere(world: TwoTabs) {
  const { browser } = world;
  for (let round = 0; round < 300; round++) {
    await settle();
    const [request] = browser.pending;
    const event = browser.storageEvents.shift();
    if (event) event();
    else if (request) await world.deliver(request);
    else return;
  }
  throw new Error('The tabs never come to rest');
}

/** Lets server and network work, and completes everything pending. */
async function comeToRest(world: TwoTabs) {
  world.tabs.filter(({ isAway }) => isAway).forEach((tab) => world.showAgain(tab));
  await arriveEverywhere(world);
  while (vi.getTimerCount() > 0) {
    vi.advanceTimersToNextTimer();
    await arriveEverywhere(world);
  }
  world.checkTabs();
  expect(world.broken).toEqual([]);
  expect(
    world.redemptions.filter(({ result }) => result === undefined),
    'calls that never end',
  ).toEqual([]);
}

/** Expects the right redemptions: the calls that the server answered, by user. */
function expectRightRedemptions({ redemptions, server }: TwoTabs) {
  for (const { key, person, result } of redemptions) {
    const by = server.redeemerOf(key);
    if (by !== undefined || result === 'done') expect(by, `${key} of ${person}, ${result}`).toBe(person);
  }
}

it(
  `the rules hold for two tabs: ${numRuns} runs of up to ${maxCommands} random commands`,
  async () => {
    await fc.assert(
      fc.asyncProperty(sequences, async (sequence) => {
        vi.clearAllTimers();
        const world = new TwoTabs(start);
        world.tabs.forEach((tab) => world.checkSession(tab));
        await settle();
        await fc.asyncModelRun(() => ({ model: {}, real: world }), sequence);
        await comeToRest(world);
        world.tabs.filter((tab) => !world.personIn(tab)).forEach((tab) => world.checkSession(tab)); // as a reload does
        await comeToRest(world);
        world.tabs.filter((tab) => world.personIn(tab)).forEach((tab) => world.redeem(tab));
        await comeToRest(world);
        expectRightRedemptions(world);
      }),
      { numRuns, ...seed },
    );
  },
  numRuns * 5000, // against hanging; a busy machine takes a second for each
);
