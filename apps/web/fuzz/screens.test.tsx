// @vitest-environment jsdom
import fc from 'fast-check';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PERSONA_PASSWORD } from '#mocks/worlds/personas.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { endpointOf, isRequestOf } from '#mocks/server/find-endpoint.ts';
import { DUMMY_TOKEN } from '#mocks/third-parties/dummy-token.ts';
import { sessionStore } from '#src/session/session.ts';
import { signIn } from '#src/session/sign-in.ts';
import { App } from '../App.tsx';
import { find, setUpApp } from '../driven-app.fixtures.tsx';
import { hostile, pathsIn, withValue } from './hostile.ts';
import { reads, mockAnswer, type Visit, visits } from './reads.fixtures.ts';
import { type Replacement, replaceAnswers } from './replace-answers.ts';
import { isWaiting, watchPage } from './watch-page.ts';

resetDb();
const paths = Object.fromEntries(
  await Promise.all(reads.map(async (name) => [name, pathsIn(await mockAnswer(name))] as const)),
);
setUpApp();

/** Signs in, opens the page and uses it. Returns the problems of the page. */
async function problemsAt(
  name: (typeof reads)[number],
  replacement: Replacement,
  injected: string,
): Promise<string[]> {
  const { persona, route, opens = [] }: Visit = visits[name];
  await signIn({ username: persona, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN });
  sessionStore.set({ status: 'checking' });
  const isCall = isRequestOf(endpointOf(name));
  const { isIdle } = replaceAnswers((method, path) =>
    isCall(`${method} ${path}`) ? replacement : undefined,
  );
  const problems = watchPage();
  history.replaceState(null, '', route);
  render(<App />);
  await settled(isIdle);
  // the replaced answer may have removed the button that opens the dialog
  for (const step of opens) if (isThere(step)) fireEvent.click(await find(step));
  await settled(isIdle);
  return problems(injected);
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

// a failing case is repeated by `-t` and its name, with the same SEED and FUZZ_RUNS
const numRuns = Number(process.env.FUZZ_RUNS ?? 5);

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
  expect(await problemsAt(call, (answer) => withValue(answer, path, value), text)).toEqual([]);
});
