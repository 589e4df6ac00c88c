import { expect, waitFor } from 'storybook/test';
import { db } from '#mocks/db/index.ts';
import type { FaultName } from '#mocks/faults/index.ts';
import { override } from '#mocks/outcomes/override.ts';
import type { OutcomeName } from '#mocks/outcomes/index.ts';
import type { Outcome } from '#mocks/outcomes/outcome.ts';
import type { PersonaName } from '#mocks/worlds/personas.ts';
import { endpointOf, isRequestOf } from '#mocks/server/find-endpoint.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';
import { clearNotifications } from '#src/app/notify.ts';
import { sessionStore } from '#src/session/session.ts';
import { pendingRequests, requestListeners, requests } from '#storybook/preview/worker.ts';
import { signInAs } from '#storybook/preview/world.ts';
import { isTextShown, userSeesWords } from '../support/index.ts';
import { openedApp } from './opened-app.ts';
import type { Expected, Probe } from './probe.ts';

/**
 * Makes the call with this outcome and expects what the user then sees, on a new page or, after an outcome that
 * `canTryAgain`, on the open one.
 */
export async function playOutcome(
  endpoint: EndpointName,
  name: string,
  outcome: Outcome,
  { persona, ...probe }: Probe,
  isAgain: boolean,
): Promise<void> {
  if (isAgain) clearNotifications();
  else await beginAnew(persona);
  db.settings.overrides = [override(endpoint, name as OutcomeName)];
  requests.length = 0;
  pendingRequests.clear(); // of an outcome before this one, which never answers
  const wanted = expected(name, outcome, probe);
  const isCall = isRequestOf(endpointOf(endpoint));
  const hangs = outcome.network === 'hang';
  const before = watchFirst(isCall, () => !hangs && typeof wanted === 'string' && isTextShown(wanted));
  try {
    if (isAgain) await (hangs ? twice(probe.again!) : probe.again!());
    else {
      await probe.prepare?.();
      openedApp.open(probe.route);
      await probe.act?.();
    }
    await waitFor(() => expect(requests.some(isCall), 'the call is made').toBe(true));
    if (!hangs) await waitFor(() => expect(pendingRequests.size, 'unanswered calls').toBe(0));
    await isSeen(wanted);
    if (isAgain && hangs) await expect(requests.filter(isCall), 'the call is made once').toHaveLength(1);
    await expect(before.result, `“${String(wanted)}” is shown before the call is answered`).toBe(false);
  } catch (error) {
    throw Object.defineProperty(error as Error, 'message', {
      value: `${endpoint}, ${name}: ${(error as Error).message}`,
    });
  } finally {
    before.stop();
  }
}

/** Makes the call with this fault, for a look; apps/web/fuzz tests the app's reaction. */
export async function playFault(
  endpoint: EndpointName,
  fault: FaultName,
  { persona, route, act, prepare }: Pick<Probe, 'persona' | 'route' | 'act' | 'prepare'>,
): Promise<void> {
  await beginAnew(persona);
  db.settings.overrides = [override(endpoint, fault)];
  requests.length = 0;
  await prepare?.();
  openedApp.open(route);
  await act?.();
  await waitFor(() =>
    expect(requests.some(isRequestOf(endpointOf(endpoint))), 'the call is made').toBe(true),
  );
}

/** Closes the app, clears the faults, and starts a session of this persona, or none for null. */
async function beginAnew(persona: PersonaName | null): Promise<void> {
  clearNotifications();
  db.settings.overrides = [];
  openedApp.close();
  if (persona && sessionStore.get().status !== 'signed-in') await signInAs(persona);
  if (!persona) sessionStore.set({ status: 'anonymous', exit: '/login' });
}

/** Presses each button twice, as an impatient user does (API-6). */
async function twice(act: () => Promise<unknown>) {
  const press = ({ target }: Event) => {
    removeEventListener('click', press, true);
    (target as HTMLElement).closest('button')?.click();
    addEventListener('click', press, true);
  };
  addEventListener('click', press, true);
  await act();
  removeEventListener('click', press, true);
}

/**
 * True if the user can try again where an outcome leaves them. Without the row, or without the session, the
 * dialog closes; a call that is never answered keeps it busy.
 */
export const canTryAgain = ({ again }: Probe, { status = 0, network, once }: Outcome): boolean =>
  again !== undefined && !once && (network === 'error' || (status >= 400 && ![401, 404].includes(status)));

/** Runs `look` when the first such request is sent, which is before it is answered. */
function watchFirst(isCall: (request: string) => boolean, check: () => boolean) {
  const watch = { result: false, stop: () => requestListeners.delete(onRequest) };
  function onRequest(request: string) {
    if (!isCall(request)) return;
    watch.result = check();
    watch.stop();
  }
  requestListeners.add(onRequest);
  return watch;
}

function expected(
  name: string,
  { userSees, once, network }: Outcome,
  { done, failed, waiting = somethingIsBusy, shows }: Omit<Probe, 'persona'>,
): Expected {
  const found = shows?.[name] ?? userSees ?? (once ? done : network === 'hang' ? waiting : failed);
  if (!found) throw new Error('The probe does not say what the user sees');
  return found;
}

const isSeen = (what: Expected) => (typeof what === 'string' ? userSeesWords(what) : what());

async function somethingIsBusy() {
  await waitFor(() =>
    expect(document.querySelector('[aria-busy="true"]'), 'something is busy').not.toBeNull(),
  );
}
