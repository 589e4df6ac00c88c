import { setupWorker } from 'msw/browser';
import MockDate from 'mockdate';
import { db, resetDb } from '#mocks/db/index.ts';
import { handlers } from '#mocks/handlers/index.ts';
import { outcomes } from '#mocks/outcomes/index.ts';
import { PERSONA_PASSWORD, type PersonaName, personas } from '#mocks/scenarios/personas.ts';
import type { WorldName } from '#mocks/scenarios/worlds.ts';
import { simulatedUpload } from '#mocks/upload-stand-in.ts';
import { call } from '#src/api/call.ts';
import { bearerHeader } from '#src/api/bearer.ts';
import { uploadTransport } from '#src/api/upload.ts';
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

/** What the page has asked for since the story began, such as 'GET /api/me'. */
export const requests: string[] = [];

/** Gives up what a story has asked for and not got, before the next one begins: a late answer would show there. */
let leaving = new AbortController();

/** From now on every request ends with the story that made it. */
function endRequestsWithTheirStory() {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    return send(request, { signal: AbortSignal.any([request.signal, leaving.signal]) });
  };
}

/** Ends the requests of the story before, and lets what waited for them hear of it. */
async function leaveStory() {
  leaving.abort();
  leaving = new AbortController();
  await new Promise((resolve) => setTimeout(resolve));
}

/** Starts the worker with all handlers; a call that nobody answers is a complaint. */
export async function startWorker() {
  const worker = setupWorker(...handlers);
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` }, // a published workshop may live under a sub-path
    onUnhandledRequest: ({ method, url }) => {
      const { origin, pathname } = new URL(url);
      if (origin !== location.origin || /^\/(api|mock)\//.test(pathname)) complaints.push(`Nobody answers ${method} ${url}`);
    },
  });
  worker.events.on('request:start', ({ request }) => void requests.push(`${request.method} ${new URL(request.url).pathname}`));
  await controlled();
  endRequestsWithTheirStory();
  return worker;
}

/** A worker that does not control the page yet lets the first calls through. */
async function controlled() {
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** What passes by itself is still there when a busy machine takes its picture. */
const lastingSigns = { toast: 60_000, copied: 60_000 };

/** Puts the world into the state in which the story begins; returns what takes it back. */
export async function enterWorld(parameters: WorldParameters, globals: Record<string, unknown>) {
  await leaveStory();
  MockDate.set(NOW);
  const restoreChance = tameChance();
  const restoreTimings = overrideTimings({ ...noWaiting, ...(globalThis.afterStory && lastingSigns), ...parameters.timings } as Partial<Timings>);
  uploadTransport.send = simulatedUpload(bearerHeader, () => 0);
  forgetPage();
  resetDb(parameters.world ?? 'typical');
  db.settings.latency = globals.network === 'slow' ? { min: 800, max: 2000 } : { min: 0, max: 0 };

  const persona = (globals.persona as PersonaName | undefined) || parameters.persona;
  if (persona) await signInAs(persona);
  else sessionStore.set({ status: 'anonymous', exit: '/login' });

  Object.entries(parameters.outcomes ?? {}).forEach(([endpoint, name]) => switchOn(endpoint, name));
  complaints.length = 0;
  requests.length = 0;
  const release = listenToConsole(parameters.allowConsole ?? false);

  return () => {
    release();
    restoreChance();
    clearNotifications();
    restoreTimings();
    MockDate.reset();
  };
}

/** From now on the call has this outcome. Throws for names that do not exist: a typo would show the ordinary answer. */
export function switchOn(endpoint: string, name: string) {
  if (!outcomes[endpoint]?.[name]) throw new Error(`There is no outcome ${name} of ${endpoint}`);
  db.settings.activeOutcomes[endpoint] = name;
}

/** From now on the call answers as it does without an outcome of its own. */
export function mend(endpoint: string) {
  delete db.settings.activeOutcomes[endpoint];
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

/** Each token of the bot-check counts once. */
let signIns = 0;

/** Signs a persona in through the mock, as the sign-in page would. */
export async function signInAs(persona: PersonaName) {
  const { username } = personas[persona];
  await call(auth.signIn, { body: { username, password: PERSONA_PASSWORD, turnstileToken: `mock-pass-story-${++signIns}` } });
  await checkSession();
}

/** Codes that the mock makes up are the same each time a story plays. */
function tameChance() {
  const original = crypto.getRandomValues;
  let last = 7;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    const bytes = array as unknown as Uint8Array;
    for (let at = 0; at < bytes.length; at++) bytes[at] = (last = (last * 48271) % 2147483647);
    return array;
  };
  return () => {
    crypto.getRandomValues = original;
  };
}

function listenToConsole(isAllowed: boolean) {
  const original = console.error;
  if (!isAllowed)
    console.error = (...parts: unknown[]) => {
      // what a browser says when a measured list needs one more frame (the picker's virtual rows): not a fault
      if (parts.some((part) => String(part).includes('ResizeObserver loop'))) return;
      // React's advice to those who test without a browser; Storybook turns it on while it clicks and types
      if (/\bact\b.*(scope|\()/.test(String(parts[0]))) return;
      complaints.push(`console.error: ${parts.map(String).join(' ')}`);
      original(...parts);
    };
  return () => {
    console.error = original;
  };
}
