import { AppRouter } from 'licence-sales-library/AppRouter';
import { configure } from 'licence-sales-library/configure';
import { AnonymousOnly, SignedInOnly } from 'licence-sales-library/guards';
import { ScreenRoot } from 'licence-sales-library/ScreenRoot';
import { DashboardScreen } from 'licence-sales-library/screens/DashboardScreen';
import { SignInScreen } from 'licence-sales-library/screens/SignInScreen';
import { SessionCheckFailed } from 'licence-sales-library/SessionCheckFailed';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate } from 'react-router-dom';
import { Prices } from './Prices.tsx';

configure({ brand: 'Example Shop' });

const router = createBrowserRouter([
  { path: '/', element: <Prices /> },
  {
    element: <ScreenRoot />,
    children: [
      {
        element: <AnonymousOnly unknown={null} />,
        children: [{ path: '/login', element: <SignInScreen /> }],
      },
      {
        element: <SignedInOnly unknown={<SessionCheckFailed />} />,
        children: [{ path: '/dash', element: <DashboardScreen /> }],
      },
    ],
  },
  { path: '*', element: <Navigate to="/" replace /> },
]);

createRoot(document.getElementById('root')!).render(<AppRouter router={router} />);
