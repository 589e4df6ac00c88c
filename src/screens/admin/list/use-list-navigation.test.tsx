// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { products } from '#src/contract/admin/products.ts';
import { createQueryClient } from '#src/data/query-client.ts';
import { LiveRouter } from '#src/app/AppRouter.tsx';
import { useList } from './use-list.ts';

it('the address is repaired only once no navigation is under way, which it would call off (LIS-7)', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  let changed = () => {};
  const router = {
    state: { navigation: { state: 'loading' } },
    subscribe: (listener: () => void) => ((changed = listener), () => {}),
  };
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <LiveRouter value={router as unknown as ComponentProps<typeof LiveRouter>['value']}>
        <MemoryRouter initialEntries={['/?page=zero&search=x']}>{children}</MemoryRouter>
      </LiveRouter>
    </QueryClientProvider>
  );
  const { result } = renderHook(
    () => {
      useList(products.list, {});
      return useLocation().search;
    },
    { wrapper },
  );
  expect(result.current).toBe('?page=zero&search=x');
  act(() => {
    router.state.navigation.state = 'idle';
    changed();
  });
  expect(result.current).toBe('?search=x');
});
