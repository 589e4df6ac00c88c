// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { db } from '#mocks/db/index.ts';
import { server } from '#mocks/transports/node.ts';
import { enter, patient, setUpApp } from './driven-app.fixtures.tsx';

setUpApp();

it('stats that fail are told on /admin/hwid, also when the list has answered first (ADM-3)', async () => {
  let fail = () => {};
  const failing = new Promise<void>((resolve) => (fail = resolve));
  server.use(
    http.get('*/api/admin/stats', async () => {
      await failing;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  await enter('admin', '/admin/hwid');
  const newest = db.hwidRequests.all().toSorted((one, other) => other.id - one.id)[0]!;
  const name = db.users.find(newest.userId)!.username;
  expect(await screen.findAllByText(name, { exact: false }, patient)).not.toEqual([]);
  expect(screen.queryByText('Failed to fetch stats')).toBeNull();
  fail();
  expect(await screen.findAllByText('Failed to fetch stats', {}, patient)).toHaveLength(1);
});
