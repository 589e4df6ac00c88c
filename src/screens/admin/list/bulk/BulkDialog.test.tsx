// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#src/api/error.ts';
import { notify } from '#src/app/notify.ts';
import { sessionScope } from '#src/api/session-scope.ts';
import { products } from '#src/contract/admin/products.ts';
import { inQueryClient } from '#src/data/in-query-client.fixtures.tsx';
import { createQueryClient } from '#src/data/query-client.ts';
import { type BulkAction, BulkDialog } from './BulkDialog.tsx';
import { InterruptedRun } from './InterruptedRun.tsx';

const noun = ['product', 'products'] as const;
let answers: ((error?: Error) => void)[];

beforeEach(() => {
  answers = [];
  sessionStorage.clear();
  sessionScope.begin('ada');
});
afterEach(cleanup);

/** Begins to change six products; each waits for an answer. */
function begin() {
  const action: BulkAction<typeof products.list> = {
    list: products.list,
    endpoint: products.update,
    words: ['Extend', 'Extending', 'extended'],
    failed: 'Failed',
    act: () =>
      new Promise<void>((resolve, reject) => answers.push((error) => (error ? reject(error) : resolve()))),
  };
  const Client = inQueryClient(createQueryClient());
  const page = render(
    <Client>
      <BulkDialog ids={[1, 2, 3, 4, 5, 6]} action={action} noun={noun} onClose={vi.fn()} />
    </Client>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Extend 6 products' }));
  return page;
}
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before the page is left, and says after a reload what had been done (LIS-17)', async () => {
  const { unmount } = begin();
  await waitFor(() => expect(answers).toHaveLength(4));
  expect(asksBeforeLeaving()).toBe(true);
  await act(async () => answers[0]!());
  await act(async () => answers[1]!(new ApiError(0))); // as calls do that a reload ends
  unmount(); // the page is gone
  expect(asksBeforeLeaving()).toBe(false);
  render(<InterruptedRun list={products.list.path} />);
  expect(screen.getByRole('status').textContent).toBe(
    'Interrupted: 1 of 6 products extended. Up to 3 more may be.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  cleanup();
  render(<InterruptedRun list={products.list.path} />);
  expect(screen.queryByRole('status')).toBeNull();
});

it('the record is for the same user and list, and only after an interrupted run (LIS-17)', async () => {
  const { unmount } = begin();
  await waitFor(() => expect(answers).toHaveLength(4));
  unmount();
  render(<InterruptedRun list="/api/admin/keys" />);
  sessionScope.begin('ben');
  render(<InterruptedRun list={products.list.path} />);
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  sessionScope.begin('ada');
  answers = [];
  begin();
  for (let at = 0; at < 6; at++) {
    await waitFor(() => expect(answers.length).toBeGreaterThan(at));
    await act(async () => answers[at]!());
  }
  cleanup();
  render(<InterruptedRun list={products.list.path} />);
  expect(screen.queryByRole('status')).toBeNull();
});

it('tells what was done once the page is gone, as after the loss of the role (LIS-17)', async () => {
  const told = vi.spyOn(notify, 'warning').mockReturnValue('');
  const { unmount } = begin();
  await waitFor(() => expect(answers).toHaveLength(4));
  await act(async () => answers[0]!());
  unmount();
  for (const answer of answers.slice(1)) await act(async () => answer(new ApiError(403)));
  await waitFor(() => expect(told).toHaveBeenCalledWith('1 product extended, 3 failed, 2 not started'));
});
