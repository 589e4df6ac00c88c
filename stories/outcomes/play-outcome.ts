import { expect, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import type { Outcome } from '#mocks/outcomes/outcome.ts';
import type { PersonaName } from '#mocks/scenarios/personas.ts';
import { type EndpointName, namedEndpoints } from '#src/contract/endpoints.ts';
import { clearNotifications } from '#src/lib/notify.ts';
import { sessionStore } from '#src/session/session.ts';
import { requests } from '#storybook/worker.ts';
import { signInAs } from '#storybook/world.ts';
import { userSeesWords } from '../support/index.ts';
import { openedApp } from './opened-app.ts';

/** Words that the person then sees, or a check of something else that they notice. */
export type Expected = string | (() => Promise<void>);

/**
 * How a person comes to cause a call, and what they see of how it went. None of it may be there before the
 * call.
 */
export interface Probe<Name extends string = string> {
  /** Page of the app on which it happens. */
  route: string;
  /** What the person does there; nothing where opening the page is enough. */
  act?: () => Promise<unknown>;
  /** The call went well. */
  done: Expected;
  /** It failed, for outcomes without words of their own. */
  failed?: Expected;
  /** Nobody has answered yet, for calls without such words; by default something is marked as busy. */
  waiting?: Expected;
  /** Outcomes that show something else. */
  shows?: { [Outcome in Name]?: Expected };
  /** Before the page is opened. */
  prepare?: () => Promise<void> | void;
}

/** Opens the page anew with this outcome of the call, acts, and expects what the person then sees. */
export async function playOutcome(
  endpoint: EndpointName,
  name: string,
  outcome: Outcome,
  persona: PersonaName | null,
  probe: Probe,
): Promise<void> {
  db.settings.activeOutcomes = {};
  openedApp.close();
  clearNotifications();
  if (persona && sessionStore.get().status !== 'signed-in') await signInAs(persona);
  if (!persona) sessionStore.set({ status: 'anonymous', exit: '/login' });
  db.settings.activeOutcomes = { [endpoint]: name };
  requests.length = 0;
  await probe.prepare?.();
  openedApp.open(probe.route);
  try {
    await probe.act?.();
    await waitFor(() => expect(requests.some(isCallOf(endpoint)), 'the call is made').toBe(true));
    await isSeen(expected(name, outcome, probe));
  } catch (error) {
    throw new Error(`${endpoint}, ${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Tells the requests of an endpoint, 'PUT /api/admin/keys/7' for 'keys.update'. */
function isCallOf(name: EndpointName) {
  const { method, path } = new Map(namedEndpoints).get(name)!;
  const pattern = new RegExp(`^${method} ${path.replace(/:\w+/g, '\\d+')}$`);
  return (request: string) => pattern.test(request);
}

function expected(
  name: string,
  { userSees, once, network }: Outcome,
  { done, failed, waiting = somethingIsBusy, shows }: Probe,
): Expected {
  const found = shows?.[name] ?? userSees ?? (once ? done : network === 'hang' ? waiting : failed);
  if (!found) throw new Error('nothing says what the person sees');
  return found;
}

const isSeen = (what: Expected) => (typeof what === 'string' ? userSeesWords(what) : what());

async function somethingIsBusy() {
  await waitFor(() =>
    expect(document.querySelector('[aria-busy="true"]'), 'something is busy').not.toBeNull(),
  );
}
