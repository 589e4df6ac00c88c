// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionScope } from '#src/api/session-scope.ts';
import { products } from '#src/contract/admin/products.ts';
import { aProduct } from '#src/contract/examples.ts';
import { listAt } from './list-harness.fixtures.tsx';

const row = (id: number) => aProduct({ id });
const page = (total: number, ...ids: number[]) => ({ total, items: ids.map(row) });

describe('useList', () => {
  it('sends while offline, too: the previous rows are busy, and the failure ends in Retry (LIS-5)', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { result, asked, last } = listAt(products.list);
    await act(async () => last().answer(page(30, 30, 29)));
    onlineManager.setOnline(false);
    try {
      act(() => result.current.change({ page: 1 }));
      expect(result.current.list).toMatchObject({ busy: true, isPrevious: true, rows: [row(30), row(29)] });
      expect(asked).toHaveLength(2);
      await act(async () => last().fail());
      await waitFor(() =>
        expect(result.current.list).toMatchObject({ status: 'failed', rows: [], busy: false }),
      );
      act(() => result.current.list.retry());
      expect(asked).toHaveLength(3);
    } finally {
      onlineManager.setOnline(true);
    }
  });

  it('cancels the older request when a newer request begins', async () => {
    const { result, asked } = listAt(products.list, '/?search=a');
    act(() => result.current.change({ search: 'ab' }));
    act(() => result.current.change({ search: 'abc' }));
    expect(asked.map(({ url, aborted }) => [url.searchParams.get('search'), aborted()])).toEqual([
      ['a', true],
      ['ab', true],
      ['abc', false],
    ]);
    await act(async () => asked[2]!.answer(page(1, 3)));
    await act(async () => asked[0]!.answer(page(1, 1)));
    await waitFor(() => expect(result.current.list.rows).toEqual([row(3)]));
  });

  it('shows the last page instead of a page past the end, without a navigation (LIS-4, LIS-7)', async () => {
    const { result, asked, last, router } = listAt(products.list, '/?page=5');
    await act(async () => last().answer(page(11)));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(router.state.location.search).toBe('?page=5');
    expect(result.current.list).toMatchObject({ status: 'loading', state: { page: 1 } });
    await act(async () => last().answer(page(11, 1)));
    await waitFor(() => expect(result.current.list.rows).toEqual([row(1)]));
    act(() => result.current.list.retry());
    await act(async () => last().answer(page(10)));
    await waitFor(() => expect(last().url.searchParams.get('page')).toBe('1'));
  });

  it('takes the page size from the server’s reply, and has all its pages (LIS-1)', async () => {
    const { result, asked, last } = listAt(products.list, '/?size=100');
    await act(async () => last().answer(page(120, ...Array.from({ length: 50 }, (_, at) => 120 - at))));
    await waitFor(() => expect(result.current.list.state).toMatchObject({ page: 0, size: 50 }));
    act(() => result.current.change({ page: 2 }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect([last().url.searchParams.get('page'), last().url.searchParams.get('per_page')]).toEqual([
      '3',
      '100',
    ]);
    await act(async () => last().answer(page(120, 20, 19)));
    await waitFor(() =>
      expect(result.current.list).toMatchObject({ state: { page: 2, size: 50 }, status: 'rows' }),
    );
  });

  it('shows no error for a missing token on the user list, and keeps the rows (USR-6)', async () => {
    const silent = { errorMessage: 'Error fetching users', silentWithoutToken: true };
    const refused = { code: 401, message: 'Invalid JWT Token' };
    const noToken = { code: 401, message: 'JWT Token not found' };
    const { result, last } = listAt(products.list, '/', undefined, silent);
    const { list } = result.current;
    await act(async () => last().answer(page(1, 7)));
    await waitFor(() => expect(result.current.list.status).toBe('rows'));
    act(() => list.retry());
    await answerWithoutToken();
    expect(result.current.list).toMatchObject({ status: 'rows', rows: [row(7)] });

    act(() => result.current.change({ search: 'b' }));
    await answerWithoutToken();
    expect(result.current.list.status).toBe('silent');
    act(() => result.current.change({ search: 'c' }));
    await act(async () => last().answer(refused, 401));
    await waitFor(() => expect(result.current.list.status).toBe('failed'));

    /** Answers 401 to the refresh too, without ending the session. */
    async function answerWithoutToken() {
      await act(async () => last().answer(noToken, 401));
      await waitFor(() => expect(last().url.pathname).toBe('/api/token/refresh'));
      await act(async () => last().answer({}, 503));
      await waitFor(() => expect(result.current.list.busy).toBe(false));
    }
  });

  it('shows no failure if the session ends while loading', async () => {
    const { result } = listAt(products.list);
    await act(async () => sessionScope.begin());
    await waitFor(() => expect(result.current.list.busy).toBe(false));
    expect(result.current.list.status).toBe('loading');
  });
});
