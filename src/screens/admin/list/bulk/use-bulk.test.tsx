// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, SessionEnded } from '#src/api/error.ts';
import { notify } from '#src/app/notify.ts';
import { clearUserState } from '#src/app/resume-state.ts';
import { sessionScope } from '#src/api/session-scope.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { type Product, products } from '#src/contract/admin/products.ts';
import { has, openProducts, press, shows } from '../products-list.fixtures.tsx';
import type { BulkAction, BulkChoice } from './bulk-action.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { InterruptedWork } from './InterruptedWork.tsx';

let answers: ((error?: Error) => void)[];

beforeEach(() => {
  answers = [];
  clearUserState();
  sessionScope.begin('ada');
});

const action: BulkAction<Product> = {
  endpoint: products.update,
  words: ['Extend', 'Extending', 'extended'],
  errorMessage: 'Failed',
  send: () =>
    new Promise<void>((resolve, reject) => answers.push((error) => (error ? reject(error) : resolve()))),
};
const choice: BulkChoice<Product> = {
  label: (rows) => `Extend ${rows.map(({ id }) => id).join()}`,
  disabledReason: () => false,
  Dialog: (bulk) => <BulkDialog {...bulk} action={action} />,
};

const open = () => openProducts(6, { choices: [choice] });

/** Begins to change six products; each waits for an answer. */
async function begin() {
  open();
  await shows(6, 5, 4, 3, 2, 1);
  fireEvent.click(screen.getByLabelText('Select all on this page'));
  press('Extend 6,5,4,3,2,1');
  press('Extend 6 products');
  await waitFor(() => expect(answers).toHaveLength(4));
}
const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const interrupted = () => screen.queryByText(/^Interrupted/)?.textContent;

it('asks before leaving the page, and reports the finished rows after a reload (LIS-17)', async () => {
  await begin();
  expect(asksBeforeLeaving()).toBe(true);
  await act(async () => answers[0]!());
  await act(async () => answers[1]!(Object.assign(new ApiError(0), { mayHaveSucceeded: true }))); // a reload ends calls
  cleanup(); // leaves the page
  expect(asksBeforeLeaving()).toBe(false);
  open();
  expect(interrupted()).toBe('Interrupted: 1 of 6 products extended. 3 more may have gone through');
  press('Close');
  cleanup();
  open();
  expect(interrupted()).toBeUndefined();
});

it('Stop starts no more rows, and Try again runs the rest only (LIS-17)', async () => {
  await begin();
  press('Stop');
  for (const answer of answers.slice(1)) await act(async () => answer());
  await act(async () => answers[0]!(new ApiError(500)));
  await screen.findByText('3 products extended, 1 failed, 2 not started');
  press('Try again');
  await waitFor(() => expect(answers.length).toBeGreaterThan(4));
  expect(answers).toHaveLength(7);
  for (const answer of answers.slice(4)) await act(async () => answer());
  await waitFor(() => expect(screen.queryByText(/ selected$/)).toBeNull());
});

it('reports the end of the session at once, and keeps the record (LIS-17)', async () => {
  const toast = vi.spyOn(notify, 'warning').mockReturnValue('');
  await begin();
  for (const answer of answers) await act(async () => answer(new SessionEnded()));
  await waitFor(() => expect(toast).toHaveBeenCalledWith('0 products extended, 4 failed, 2 not started'));
  cleanup();
  open();
  expect(interrupted()).toBe('Interrupted: 0 of 6 products extended');
});

it('the record is for the same user and list, and only after an interrupted run (LIS-17)', async () => {
  await begin();
  cleanup();
  render(<InterruptedWork at={keys.list.path} />);
  sessionScope.begin('ben');
  open();
  expect(interrupted()).toBeUndefined();
  cleanup();
  sessionScope.begin('ada');
  answers = [];
  await begin();
  for (let at = 0; at < 6; at++) {
    await waitFor(() => expect(answers.length).toBeGreaterThan(at));
    await act(async () => answers[at]!());
  }
  cleanup();
  open();
  expect(interrupted()).toBeUndefined();
});

it('reports the results if the page is removed, as after the loss of the role (LIS-17)', async () => {
  const toast = vi.spyOn(notify, 'warning').mockReturnValue('');
  await begin();
  await act(async () => answers[0]!());
  cleanup();
  for (const answer of answers.slice(1)) await act(async () => answer(new ApiError(403)));
  await waitFor(() => expect(toast).toHaveBeenCalledWith('1 product extended, 3 failed, 2 not started'));
});

it('another page clears the selection and names its rows until Stop selecting (LIS-17)', async () => {
  openProducts(12, { choices: [choice] });
  await shows(12, 11, 10, 9, 8, 7, 6, 5, 4, 3);
  for (const id of [12, 5]) fireEvent.click(screen.getByLabelText(`Select product ${id}`));
  expect(has('Extend 12,5')).toBe(true);
  press('Next page');
  await shows(2, 1);
  expect(screen.getByText('0 selected. No longer shown: 12, 5')).toBeDefined();
  press('Stop selecting');
  expect(screen.queryByText(/ selected/)).toBeNull();
});

it('rows without an action cannot be selected', async () => {
  openProducts(2);
  await shows(2, 1);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
