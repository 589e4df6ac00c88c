import { type DataRouter, RouterProvider } from 'react-router-dom';
import { LiveRouter } from './live-router.ts';

/** RouterProvider for screens that also read the router's own state. */
export const AppRouter = ({ router }: { router: DataRouter }) => (
  <LiveRouter value={router}>
    <RouterProvider router={router} />
  </LiveRouter>
);
