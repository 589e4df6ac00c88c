// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { requestLog } from '#mocks/log/request-log.ts';
import { personas } from '#mocks/scenarios/personas.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { openSession } from '#mocks/server/session.ts';
import { server } from '#mocks/transports/node.ts';
import { useMockOf } from '../panel/use-mock-state.ts';
import { splitPlace, splitSource } from '../split/split-place.ts';
import { steps } from './steps.ts';
import { Tour } from './Tour.tsx';
import { useTour } from './use-tour.ts';

const onSide = vi.fn();
const say = () => {};
const both = {
  left: { username: 'customer', route: '/dash' },
  right: { username: 'admin', route: '/admin/keys' },
};

function Page() {
  const mock = useMockOf(splitSource, splitPlace(false, both), say);
  const tour = useTour(mock?.calls ?? []);
  if (!mock) return null;
  if (tour.at === undefined) return <button onClick={tour.start}>Tour</button>;
  return <Tour tour={{ ...tour, at: tour.at }} mock={mock} onSide={onSide} />;
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  resetDb();
  requestLog.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function begin() {
  render(<Page />);
  fireEvent.click(await screen.findByRole('button', { name: 'Tour' }));
}
const report = (call: 'keys.generate' | 'users.list', status: number) =>
  act(() =>
    requestLog.put({
      id: `${call} ${status} ${Math.random()}`,
      time: '',
      call,
      method: 'POST',
      path: '',
      who: 'admin',
      from: '',
      status,
      request: { headers: [], body: '' },
    }),
  );

it('goes through its steps, and on after a reload (TUR-1)', async () => {
  await begin();
  for (const [at, step] of steps.entries()) {
    expect(title()).toContain(`${at + 1}/${steps.length}${step.title}`);
    expect(onSide).toHaveBeenLastCalledWith(step.side);
    if (at < steps.length - 1) press('Next');
  }
  press('Back');
  cleanup();
  render(<Page />);
  await waitFor(() => expect(title()).toContain(steps.at(-2)!.title));
  press('Next');
  press('Finish');
  expect(screen.getByRole('button', { name: 'Tour' })).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

it('shows that a step was done since it began, without going on (TUR-2)', async () => {
  render(<Page />);
  await screen.findByRole('button', { name: 'Tour' });
  report('keys.generate', 200);
  press('Tour');
  expect(screen.queryByText('Done')).toBeNull();
  report('keys.generate', 200);
  expect(screen.getByText('Done')).toBeTruthy();
  expect(title()).toContain(steps[0]!.title);
  press('Next');
  expect(screen.queryByText('Done')).toBeNull();
});

it('ends the session on the left and switches a failure on and off itself', async () => {
  openSession(db.users.find(personas.customer.id)!);
  openSession(db.users.find(personas.admin.id)!);
  await begin();
  for (let at = 0; at < 4; at++) press('Next');
  press('End the session on the left');
  await waitFor(() => expect(db.sessions.all().map(({ userId }) => userId)).toEqual([personas.admin.id]));

  press('Next');
  press('Let the list of users fail');
  press(
    await screen.findByRole('button', { name: 'Let it answer again' }).then((button) => button.textContent),
  );
  expect(await screen.findByRole('button', { name: 'Let the list of users fail' })).toBeTruthy();
  expect(db.settings.faults).toEqual([]);
});

it('has no accessibility violations', async () => {
  await begin();
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
