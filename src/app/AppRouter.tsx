import { type DataRouter, RouterProvider } from 'react-router-dom';
import { createContext } from 'react';
import { useFocusKept } from './use-focus-kept.ts';

/** RouterProvider for screens that also read the router's own state. Keeps the focus (ACC-2). */
export function AppRouter({ router }: { router: DataRouter }) {
  useFocusKept(router.state.historyAction === 'PUSH'); // of the landing page, which has its own root
  return (
    <LiveRouter value={router}>
      <RouterProvider router={router} />
    </LiveRouter>
  );
}

/**
 * The router itself, provided around RouterProvider. Its state is ahead of `useNavigation`, which a busy page
 * renders late: whoever changes the URL must not cancel a navigation that has just begun.
 */
export const LiveRouter = createContext<Pick<DataRouter, 'state' | 'subscribe'> | undefined>(undefined);
