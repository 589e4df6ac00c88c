import { useSyncExternalStore } from 'react';
import { expect, waitFor } from 'storybook/test';
import { outcomes } from '#mocks/outcomes/index.ts';
import type { Outcome } from '#mocks/outcomes/outcome.ts';
import type { PersonaName } from '#mocks/scenarios/personas.ts';
import { db } from '#mocks/db/index.ts';
import { WholeApp } from '#storybook/Surroundings.tsx';
import { requests, signInAs, switchOn } from '#storybook/world.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { clearNotifications } from '#src/lib/notify.ts';
import { sessionStore } from '#src/session/session.ts';
import { see } from './hands.ts';

/** How a person comes to cause a call. */
export interface Probe {
  persona: PersonaName | null;
  /** Page of the app on which it happens. */
  route: string;
  /** What the person does there; nothing where opening the page is enough. */
  act?: () => Promise<void>;
  /** What shows that the call went well. */
  done: string;
  /** What is to be seen where an outcome has no words of its own; a screen that only logs a failure goes on as usual. */
  otherwise: string;
  /** Outcomes that show something of their own: outcome name → words. */
  shows?: Record<string, string>;
  /** Before the page is opened. */
  prepare?: () => Promise<void> | void;
}

/** What a play function is handed, as far as it is needed here. */
interface Playing {
  args: { outcome?: string };
  step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

interface Shown {
  route: string;
  /** Counts the openings, so that each begins anew. */
  run: number;
}

let shown: Shown | undefined;
const listeners = new Set<() => void>();
const stage = {
  get: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  open(route?: string) {
    shown = route === undefined ? undefined : { route, run: (shown?.run ?? 0) + 1 };
    listeners.forEach((listener) => listener());
  },
};

/** The app at the place where the probe plays; `outcome` is for the workshop's control, the play function reads it. */
export function Stage(_props: { outcome?: string }) {
  const at = useSyncExternalStore(stage.subscribe, stage.get);
  return at ? <WholeApp key={at.run} route={at.route} /> : null;
}

/**
 * The story of one call: what the person sees for each documented outcome of it. In the workshop the control `outcome`
 * chooses one, and the link of each cell of the matrix leads there; the test run plays them all.
 */
export function outcomesOf(endpoint: string, probe: Probe) {
  const named = outcomes[endpoint];
  if (!named) throw new Error(`There is no endpoint ${endpoint}`);
  const names = Object.keys(named);
  return {
    args: { outcome: names[0]! },
    argTypes: { outcome: { control: 'select' as const, options: names } },
    parameters: { persona: probe.persona, visual: false, allowConsole: true, endpoint, bare: true },
    play: async ({ args, step }: Playing) => {
      const wanted = globalThis.afterStory ? names : [args.outcome ?? names[0]!];
      for (const name of wanted) await step(name, () => playOne(endpoint, name, named[name]!, probe));
    },
  };
}

async function playOne(endpoint: string, name: string, outcome: Outcome, { persona, route, act, prepare, ...words }: Probe) {
  db.settings.activeOutcomes = {};
  stage.open();
  clearNotifications();
  if (persona && sessionStore.get().status !== 'signed-in') await signInAs(persona);
  if (!persona) sessionStore.set({ status: 'anonymous', exit: '/login' });
  switchOn(endpoint, name);
  requests.length = 0;
  await prepare?.();
  stage.open(route);
  try {
    await act?.();
    await waitFor(() => expect(requests.some(isCallOf(endpoint)), 'the call is made').toBe(true));
    await see(expected(name, outcome, words));
  } catch (error) {
    throw new Error(`${endpoint}, ${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** Tells the requests of an endpoint, 'PUT /api/admin/keys/7' for 'keys.update'. */
function isCallOf(name: string) {
  const { method, path } = new Map(namedEndpoints).get(name)!;
  const pattern = new RegExp(`^${method} ${path.replace(/:\w+/g, '\\d+')}$`);
  return (request: string) => pattern.test(request);
}

const expected = (name: string, { says, once }: Outcome, { done, otherwise, shows }: Pick<Probe, 'done' | 'otherwise' | 'shows'>) =>
  shows?.[name] ?? says ?? (once ? done : otherwise);
