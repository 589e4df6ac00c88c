import { clock, db } from '#mocks/db/index.ts';
import type { Settings } from '#mocks/db/settings.ts';
import { requestLog } from '#mocks/log/request-log.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { override } from '#mocks/outcomes/override.ts';
import { findOutcome, type OutcomeChoice, type OutcomeName } from '#mocks/outcomes/index.ts';
import { PERSONA_PASSWORD, type PersonaName, personas } from '#mocks/worlds/personas.ts';
import type { WorldName } from '#mocks/worlds/worlds.ts';
import { simulatedUpload } from '#mocks/transports/upload-stub.ts';
import { call } from '#src/api/call.ts';
import { ApiError } from '#src/api/error.ts';
import { uploadTransport } from '#src/api/upload.ts';
import { auth } from '#src/contract/auth.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { clearUserState } from '#src/app/resume-state.ts';
import type { overrideTimings } from '#src/app/timings.ts';
import { checkSession, dispatch, sessionStore } from '#src/session/session.ts';
import { setUpPage, showTime } from './page-start.ts';
import type { StorybookGlobals } from './toolbar.ts';
import { abortRequests, requests } from './worker.ts';

/** Parameters of the state in which a story starts. */
export interface WorldParameters {
  /** The persona that is signed in, unless the toolbar chooses; a play that needs a persona pins `globals.persona`. */
  persona?: PersonaName | null;
  /** Data of the mock backend, unless the toolbar chooses; a play that needs a world pins `globals.world`. */
  world?: WorldName;
  /** Outcomes of all calls of an endpoint: its name → outcome name, from mocks/outcomes. */
  outcomes?: OutcomeChoice;
  /** Timings of the interface; artificial delays are off by default. */
  timings?: Parameters<typeof overrideTimings>[0];
  allowConsole?: boolean;
  /** Settings of the mock backend instead of those above: from a state link or the panel *Mock backend*. The toolbar may say the latency. */
  settings?: Omit<Settings, 'latency'> & Partial<Pick<Settings, 'latency'>>;
  /** The time that the dates of the world are relative to, in milliseconds; from a state link. */
  seededAt?: number;
}

const slow = { min: 800, max: 2000 };

/** Puts page and mock backend into the state in which the story starts. */
export async function setUpStory(parameters: WorldParameters, globals: StorybookGlobals): Promise<void> {
  await abortRequests();
  clock.realTime = () => Date.now();
  setUpPage(parameters.timings);
  clearUserState();
  uploadTransport.send = simulatedUpload(() => 0);
  resetDb(globals.world || parameters.world || 'typical', parameters.seededAt);
  const { settings } = parameters;
  if (settings) {
    const { clockOffset, bearerLifeMs, botCheck } = settings;
    Object.assign(db.settings, { clockOffset, bearerLifeMs, botCheck });
    showTime();
  }

  const persona = globals.persona || parameters.persona;
  if (persona) await signInAs(persona).catch(stayAnonymous);
  else sessionStore.set({ status: 'anonymous', exit: '/login' });

  if (settings) Object.assign(db.settings, structuredClone(settings));
  else
    for (const [endpoint, name] of Object.entries(parameters.outcomes ?? {}))
      forceOutcome(endpoint as EndpointName, name);
  if (globals.network === 'slow') db.settings.latency = slow;
  if (globals.server === 'another') db.settings.server = 'another';
  requests.length = 0;
  requestLog.clear();
}

/** Shows the story to an anonymous visitor if the mock refuses to sign a banned persona in. */
function stayAnonymous(error: unknown) {
  if (!(error instanceof ApiError && error.status === 403)) throw error;
  sessionStore.set({ status: 'anonymous', exit: '/login' });
}

/** Forces an outcome of a call from now on. Throws for unknown names, with which the story would show the usual answer. */
export function forceOutcome<Name extends EndpointName>(endpoint: Name, outcome: OutcomeName<Name>): void {
  if (!findOutcome(endpoint, outcome)) throw new Error(`There is no outcome ${outcome} of ${endpoint}`);
  clearOutcome(endpoint);
  db.settings.overrides = [override(endpoint, outcome), ...db.settings.overrides];
}

/** Removes the outcomes and faults of an endpoint, or of all, so that it answers as usual again. */
export function clearOutcome(endpoint?: EndpointName): void {
  db.settings.overrides = db.settings.overrides.filter((one) => endpoint && one.endpoint !== endpoint);
}

/** Number of sign-ins, which makes each token of the bot-check unique, as it is valid once. */
let signIns = 0;

/** Signs a persona in through the mock, as the sign-in page does. Rejects if the mock refuses. */
export async function signInAs(persona: PersonaName) {
  const { username } = personas[persona];
  await call(auth.signIn, {
    body: { username, password: PERSONA_PASSWORD, turnstileToken: `mock-pass-story-${++signIns}` },
  });
  dispatch({ type: 'signedIn', username });
  await checkSession();
}
