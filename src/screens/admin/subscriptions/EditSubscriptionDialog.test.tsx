// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { aSubscription } from '#src/contract/examples.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { EditSubscriptionDialog, expiryCaution } from './EditSubscriptionDialog.tsx';

const now = Date.parse('2026-01-15T12:00:00Z');

it.each([
  ['2026-01-15T11:59:00.000Z', false, 'This date has passed, but Expired is not ticked.'],
  ['2026-01-15T12:00:00.000Z', false, 'This date has passed, but Expired is not ticked.'],
  ['2026-01-15T12:01:00.000Z', false, undefined],
  ['2026-01-15T11:59:00.000Z', true, undefined],
  ['2026-01-15T12:01:00.000Z', true, 'Expired is ticked, but this date is in the future.'],
  [undefined, false, undefined],
])('warns if the date %s contradicts the box %s', (date, isExpired, caution) => {
  expect(expiryCaution(date, isExpired, now)).toBe(caution);
});

it.each([
  ['without an end is saved without an end', { expirationDate: null }],
  ['keeps an end at infinity', { expirationDate: 'infinity' }],
  [
    'keeps the seconds of its end and its pause',
    { expirationDate: '2026-03-01T10:30:45.000Z', pauseDate: '2026-01-10T09:00:00.000Z' },
  ],
])('a subscription %s (LIS-14)', async (_, kept) => {
  const row = aSubscription(kept);
  const sent = vi.fn();
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT') return Response.json(sent(await request.json()) ?? {});
    const isList = new URL(request.url).pathname === adminSubscriptions.list.path;
    return Response.json(isList ? { items: [row], total: 1 } : []);
  });
  render(<EditSubscriptionDialog row={row} onClose={() => {}} />, { wrapper: inQueryClient() });
  fireEvent.click(await screen.findByLabelText('Expired'));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({
      userId: row.user!.id,
      productId: row.product!.id,
      ...kept,
      isExpired: !row.isExpired,
    }),
  );
});
