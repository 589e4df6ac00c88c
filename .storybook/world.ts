import type { SetupWorker } from 'msw/browser';
import { setupWorker } from 'msw/browser';
import MockDate from 'mockdate';
import { db, resetDb } from '#mocks/db/index.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { outcome } from '#mocks/outcomes/index.ts';
import { PERSONA_PASSWORD, type PersonaName, personas } from '#mocks/scenarios/personas.ts';
import type { WorldName } from '#mocks/scenarios/worlds.ts';
import { call } from '#src/api/call.ts';
import { auth } from '#src/contract/auth.ts';
import { clearNotifications } from '#src/lib/notify.ts';
import { noWaiting, overrideTimings, type Timings } from '#src/lib/timings.ts';
import { checkSession, sessionStore } from '#src/session/session.ts';

/** The moment at which all stories play. */
export const NOW = '2026-01-15T12:00:00Z';

/** What a story may say of the world in which it plays. */
export interface WorldParameters {
  /** Who is signed in; nobody unless said. */
  persona?: PersonaName | null;
  world?: WorldName;
  /** Calls that have an outcome of their own: endpoint name → outcome name, from mocks/outcomes. */
  outcomes?: Record<string, string>;
  /** Timings of the interface; artificial waiting is off unless said. */
  timings?: Parameters<typeof overrideTimings>[0];
  /** The story expects something in the console. */
  allowConsole?: boolean;
}

const complaints: string[] = [];

/** Starts the worker with all handlers; a call that nobody answers is a complaint. */
export async function startWorker() {
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    onUnhandledRequest: ({ method, url }) => {
      const { origin, pathname } = new URL(url);
      if (origin !== location.origin || /^\/(api|mock)\//.test(pathname)) complaints.push(`Nobody answers ${method} ${url}`);
    },
  });
  await controlled();
  return worker;
}

/** A worker that does not control the page yet lets the first calls through. */
async function controlled() {
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** Puts the world into the state in which the story begins; returns what takes it back. */
export async function enterWorld(parameters: WorldParameters, globals: Record<string, unknown>, msw: Pick<SetupWorker, 'use'>) {
  MockDate.set(NOW);
  const restoreTimings = overrideTimings({ ...noWaiting, ...parameters.timings } as Partial<Timings>);
  forgetPage();
  resetDb(parameters.world ?? 'typical');
  db.settings.latency = globals.network === 'slow' ? { min: 800, max: 2000 } : { min: 0, max: 0 };

  const persona = (globals.persona as PersonaName | undefined) || parameters.persona;
  if (persona) await signIn(persona);
  else sessionStore.set({ status: 'anonymous', exit: '/login' });

  const replaced = Object.entries(parameters.outcomes ?? {}).map(([endpoint, name]) => outcome(endpoint, name));
  if (replaced.length) msw.use(...replaced);
  complaints.length = 0;
  const release = listenToConsole(parameters.allowConsole ?? false);

  return () => {
    release();
    clearNotifications();
    restoreTimings();
    MockDate.reset();
  };
}

/** Throws what the story's page complained of. */
export function expectNoComplaints() {
  const found = complaints.splice(0);
  if (found.length) throw new Error(`The story complained:\n${found.join('\n')}`);
}

function forgetPage() {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  clearNotifications();
}

async function signIn(persona: PersonaName) {
  const { username } = personas[persona];
  await call(auth.signIn, { body: { username, password: PERSONA_PASSWORD, turnstileToken: 'mock-pass-story' } });
  await checkSession();
}

function listenToConsole(isAllowed: boolean) {
  const original = console.error;
  if (!isAllowed)
    console.error = (...parts: unknown[]) => {
      complaints.push(`console.error: ${parts.map(String).join(' ')}`);
      original(...parts);
    };
  return () => {
    console.error = original;
  };
}
