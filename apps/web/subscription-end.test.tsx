// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { personas } from '#mocks/worlds/personas.ts';
import { isRequestOf } from '#mocks/server/find-endpoint.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { overrideTimings } from '#src/app/timings.ts';
import { enter, patient, setUpApp } from './driven-app.fixtures.tsx';

const app = setUpApp();
const HOUR = 3_600_000;

it('a subscription that ends while the dashboard is open is read again (SUB-8)', async () => {
  const restoreTimings = overrideTimings({ timeLeftRefresh: 20 });
  const end = new Date(Date.now() + HOUR / 2).toISOString();
  for (const { id } of db.subscriptions.where('userId', personas.premium.id))
    db.subscriptions.update(id, { end, isExpired: false, pauseDate: null });
  await enter('premium', '/dash');
  await screen.findByRole('tab', { name: 'Download client' }, patient);
  const reads = () => app.calls.filter(isRequestOf(subscriptions.mine));
  await waitFor(() => expect(reads()).toHaveLength(1));

  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + (3 * HOUR) / 4);
  await waitFor(() => expect(reads()).toHaveLength(2));
  restoreTimings();
});
