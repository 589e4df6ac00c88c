// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
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
import { type Form, forms } from '../sends-once.fixtures.ts';
import { chosen, faultCases, type FuzzCase, nameOf, options, valueCases } from './cases.ts';
import { withValue } from './fields.ts';
import { hostileValues } from './hostile-values.ts';
import { rawFaults } from './raw-faults.fixtures.ts';
import { type ReadName, type Visit, visits } from './reads.fixtures.ts';
import { replaceAnswers } from './replace-answers.ts';
import { trueAnswer } from './true-answers.fixtures.ts';
import { isWaiting, watchPage } from './watch-page.ts';

const reads = Object.keys(visits) as ReadName[];
resetDb();
const answers = Object.fromEntries(
  await Promise.all(reads.map(async (name) => [name, await trueAnswer(name)] as const)),
);

setUpApp();

/** Signs in before answers are replaced. The app then starts with a session check, as after a reload. */
async function signInAs(persona: Form['persona']) {
  if (persona) await signIn({ username: persona, password: PERSONA_PASSWORD, turnstileToken: DUMMY_TOKEN });
  sessionStore.set({ status: 'checking' });
}

function startAt(route: string) {
  history.replaceState(null, '', route);
  render(<App />);
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

async function read(fuzzCase: FuzzCase) {
  const { persona, route, opens } = visits[fuzzCase.call as ReadName] as Visit;
  await signInAs(persona);
  const isCall = isRequestOf(endpointOf(fuzzCase.call as ReadName));
  const replacement =
    fuzzCase.kind === 'fault'
      ? rawFaults[fuzzCase.fault]!
      : (answer: unknown) => withValue(answer, pathOf(fuzzCase.path), hostileValues[fuzzCase.value]);
  const { isIdle } = replaceAnswers((method, path) =>
    isCall(`${method} ${path}`) ? replacement : undefined,
  );
  const problems = watchPage();
  startAt(route);
  await settled(isIdle);
  // the replaced answer may have removed the button that opens the dialog
  for (const step of opens ?? []) if (isThere(step)) fireEvent.click(await find(step));
  await settled(isIdle);
  const found = problems(
    fuzzCase.kind === 'value' ? String(JSON.stringify(hostileValues[fuzzCase.value])) : '',
  );
  const hasMessage = defaultTextOf(endpointOf(fuzzCase.call as ReadName)) !== undefined;
  if (
    fuzzCase.kind === 'fault' &&
    hasMessage &&
    isSilent(fuzzCase.fault, endpointOf(fuzzCase.call as ReadName))
  )
    found.push(SILENT);
  return found;
}

const pathOf = (path: string) => path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));

function isThere(step: string) {
  const [role, name] = step.split(/ (.*)/) as [string, string];
  return screen.queryAllByRole(role, { name: new RegExp(`^${name}`) }).length > 0;
}

async function write(fuzzCase: FuzzCase & { kind: 'fault' }) {
  const form = forms[fuzzCase.call]!;
  const { persona, route, opens = [], fills = {}, sends } = form;
  await signInAs(persona);
  startAt(route);
  for (const step of opens) fireEvent.click(await find(step));
  for (const [label, value] of Object.entries(fills)) await fill(label, value);
  const submit = await findSubmit(form);

  const fault = rawFaults[fuzzCase.fault]!;
  const isCall = isRequestOf(sends);
  const { isIdle } = replaceAnswers((method, path) => (isCall(`${method} ${path}`) ? fault : undefined));
  const problems = watchPage();
  fireEvent.click(submit);
  await settled(isIdle);
  const found = problems();
  if (isSilent(fuzzCase.fault, sends)) found.push(SILENT);
  return found;
}

const SILENT = 'no error message is shown';

const defaultTextOf = (endpoint: Endpoint) => outcomes[endpointNameOf(endpoint)]?.noMessage?.userSees;

/** True if the fault is an error, and the page shows neither its message nor the default one. */
function isSilent(name: string, endpoint: Endpoint): boolean {
  const { status = 0, isRedirected, words } = rawFaults[name]!;
  if (status < 300 && status > 0 && !isRedirected) return false;
  const page = document.body.textContent;
  const texts = [words, defaultTextOf(endpoint), 'Your session has ended', 'Sign in'];
  return !texts.some((text) => text && page.includes(text));
}

describe(`with seed ${options.seed}`, () => {
  const cases = [
    ...chosen(valueCases(answers), 1 / 2),
    ...chosen(faultCases(reads), 1 / 4),
    ...chosen(faultCases(Object.keys(forms)), 1 / 4),
  ];
  it.each(cases.map((fuzzCase) => [nameOf(fuzzCase), fuzzCase] as const))('%s', async (name, fuzzCase) => {
    const found =
      fuzzCase.call in visits ? await read(fuzzCase) : await write(fuzzCase as FuzzCase & { kind: 'fault' });
    expect(found, `repeat it: FUZZ_ONLY='${name}' npx vitest run --project unit apps/web/fuzz`).toEqual([]);
  });
});
