import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { createQueryClient } from './query-client.ts';

interface Props {
  children: ReactNode;
}

/** A `wrapper` of Testing Library: gives the rendered tree a query client of its own and, on demand, a router. */
export const inQueryClient =
  (client = createQueryClient(), Around: ComponentType<Props> = Fragment) =>
  ({ children }: Props) => (
    <Around>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Around>
  );
