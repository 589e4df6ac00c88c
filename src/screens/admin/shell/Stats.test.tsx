// @vitest-environment jsdom
import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFocusRestoration } from '#src/app/use-focus-restoration.ts';
import { Stats } from './Stats.tsx';

it('loads again after a failure, and keeps the focus in its region (ADM-3)', async () => {
  renderHook(() => useFocusRestoration(false));
  const onRetry = vi.fn();
  const state = { isLoading: false, stats: undefined, onRetry };
  const { rerender } = render(<Stats {...state} isFetching={false} />);
  const button = screen.getByRole('button', { name: 'Retry' });
  button.focus();
  fireEvent.click(button);
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(<Stats {...state} isFetching />);
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  rerender(
    <Stats
      {...state}
      isFetching={false}
      stats={[{ label: 'Users', value: 7, change: null, detail: null }]}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  const strip = screen.getByRole('region', { name: 'Statistics' });
  await waitFor(() => expect(document.activeElement).toBe(strip));
});
