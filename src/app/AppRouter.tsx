import { type DataRouter, RouterProvider } from 'react-router-dom';
import { createContext } from 'react';

/** RouterProvider for screens that also read the router's own state. */
export const AppRouter = ({ router }: { router: DataRouter }) => (
  <LiveRouter value={router}>
    <RouterProvider router={router} />
  </LiveRouter>
);

/**
 * The router itself, provided around RouterProvider. Its state is ahead of `useNavigation`, which a busy page
 * renders late: whoever changes the URL must not cancel a navigation that has just begun.
 */
export const LiveRouter = createContext<Pick<DataRouter, 'state' | 'subscribe'> | undefined>(undefined);
