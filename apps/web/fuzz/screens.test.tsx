// @vitest-environment jsdom
import fc from 'fast-check';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { outcomes } from '#mocks/outcomes/index.ts';
import { PERSONA_PASSWORD } from '#mocks/worlds/personas.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { endpointNameOf, endpointOf, isRequestOf } from '#mocks/server/find-endpoint.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { sessionStore } from '#src/session/session.ts';
import { signIn } from '#src/session/sign-in.ts';
import { App } from '../App.tsx';
import { fill, find, findSubmit, setUpApp } from '../driven-app.fixtures.tsx';
import { type Form, forms } from '../forms.fixtures.ts';
import { hostile, pathsIn, withValue } from './hostile.ts';
import { rawFaults } from './raw-faults.fixtures.ts';
import { reads, trueAnswer, visits } from './reads.fixtures.ts';
import { type Replacement, replaceAnswers } from './replace-answers.ts';
import { isWaiting, watchPage } from './watch-page.ts';

/** A page, or a form that is sent, with the call whose answer is replaced. */
type Place = Omit<Form, 'button'> & { button?: string };
const places = {
  ...Object.fromEntries(reads.map((name) => [name, { ...visits[name], sends: endpointOf(name) }])),
  ...forms,
} as Record<string, Place>;

resetDb();
const paths = Object.fromEntries(
  await Promise.all(reads.map(async (name) => [name, pathsIn(await trueAnswer(name))] as const)),
);
setUpApp();

/** Signs in, opens the page and does what a person does there. Returns the problems of the page. */
async function problemsAt(place: Place, replacement: Replacement, injected?: string): Promise<string[]> {
  const { persona, route, opens = [], fills = {}, button, sends } = place;
  if (persona) await signIn({ username: persona, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN });
  sessionStore.set({ status: 'checking' });
  const isCall = isRequestOf(sends);
  const begin = () => ({
    ...replaceAnswers((method, path) => (isCall(`${method} ${path}`) ? replacement : undefined)),
    problems: watchPage(),
  });

  let watched = button ? undefined : begin();
  history.replaceState(null, '', route);
  render(<App />);
  if (watched) await settled(watched.isIdle);
  // the replaced answer may have removed the button that opens the dialog
  for (const step of opens) if (!watched || isThere(step)) fireEvent.click(await find(step));
  for (const [label, value] of Object.entries(fills)) await fill(label, value);
  if (button) {
    const submit = await findSubmit({ opens, button });
    watched = begin();
    fireEvent.click(submit);
  }
  await settled(watched!.isIdle);
  return watched!.problems(injected);
}

/**
 * Waits until nothing is pending or loading. Gives up after a minute or more, which no busy machine takes, and
 * `watchPage` then reports it.
 */
async function settled(isIdle: () => boolean) {
  for (let calm = 0, turns = 0; calm < 2 && turns < 2400; turns++) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 25)));
    await act(() => vi.dynamicImportSettled()); // the code of a dialog
    calm = isIdle() && !isWaiting() ? calm + 1 : 0;
  }
}

function isThere(step: string) {
  const [role, name] = step.split(/ (.*)/) as [string, string];
  return screen.queryAllByRole(role, { name: new RegExp(`^${name}`) }).length > 0;
}

/** True if the fault is an error, and the page shows neither its message nor the default one. */
function isSilent(fault: string, endpoint: Endpoint): boolean {
  const { status = 0, isRedirected, words } = rawFaults[fault]!;
  const usual = outcomes[endpointNameOf(endpoint)]?.noMessage?.userSees;
  if ((status < 300 && status > 0 && !isRedirected) || !usual) return false;
  return ![words, usual, 'Your session has ended', 'Sign in'].some(
    (text) => text && document.body.textContent.includes(text),
  );
}

// a failing case is repeated by `-t` and its name, with the same SEED and FUZZ_RUNS
const numRuns = Number(process.env.FUZZ_RUNS ?? 15);

const values = fc
  .constantFrom(...reads)
  .chain((call) => fc.tuple(fc.constant(call), fc.constantFrom(...paths[call]!), hostile));
it.each(
  fc
    .sample(values, { numRuns })
    .map(
      ([call, path, value]) =>
        [`${call} ${path.join('.')} =`, String(JSON.stringify(value)), call, path, value] as const,
    ),
)('%s %.40s', async (_, text, call, path, value) => {
  expect(await problemsAt(places[call]!, (answer) => withValue(answer, path, value), text)).toEqual([]);
});

const faults = fc.tuple(fc.constantFrom(...Object.keys(places)), fc.constantFrom(...Object.keys(rawFaults)));
it.each(fc.sample(faults, { numRuns }))('%s → %s', async (name, fault) => {
  const place = places[name]!;
  expect(await problemsAt(place, rawFaults[fault]!)).toEqual([]);
  expect(isSilent(fault, place.sends), 'no error message is shown').toBe(false);
});
