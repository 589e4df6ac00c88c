import type { ReactNode } from 'react';
import { createBrowserRouter, Navigate, type RouteObject, useNavigate } from 'react-router-dom';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';
import { AdminOnly, AnonymousOnly, SignedInOnly } from '#src/session/guards.tsx';
import { Splash } from '#src/ui/Splash.tsx';
import { Crashed } from './Crashed.tsx';
import { InAppLinks } from './InAppLinks.tsx';
import { SessionUnknown } from './SessionUnknown.tsx';
import { UnsureNotice } from './UnsureNotice.tsx';

/** What a deployment may put into the app. */
export interface Slots {
  /** Below the sign-in form. */
  signInExtra?: ReactNode;
  /** The terms of service at /tos; the route renders nothing without them (ROU-1, DEC-5). */
  terms?: ReactNode;
  /** Path under which the app lives, for a build that learns it only in the browser. */
  basename?: string;
}

/** The route table of ROU-1. Each screen is a chunk of its own. */
export function createRoutes({ signInExtra, terms = null }: Slots = {}): RouteObject[] {
  return [
    {
      errorElement: <Crashed />,
      hydrateFallbackElement: <Splash />,
      children: [
        { path: '/tos', element: terms },
        {
          element: <AnonymousOnly unknown={<UnsureNotice />} />,
          children: [
            { path: '/', element: <Landing /> },
            {
              lazy: withData,
              children: [
                {
                  path: '/login',
                  lazy: async () => {
                    const { SignInScreen } = await import('#src/screens/auth/SignInScreen.tsx');
                    return { element: <SignInScreen extra={signInExtra} /> };
                  },
                },
                {
                  path: '/register',
                  lazy: async () => ({
                    Component: (await import('#src/screens/auth/SignUpScreen.tsx')).SignUpScreen,
                  }),
                },
              ],
            },
          ],
        },
        {
          lazy: withData,
          children: [
            {
              element: <SignedInOnly unknown={<SessionUnknown />} />,
              children: [
                {
                  path: '/dash',
                  lazy: async () => ({
                    Component: (await import('#src/screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
                  }),
                },
              ],
            },
            {
              element: <AdminOnly unknown={<SessionUnknown />} />,
              children: [
                {
                  path: '/admin',
                  lazy: async () => ({
                    Component: (await import('#src/screens/admin/shell/AdminShell.tsx')).AdminShell,
                  }),
                  children: adminChildren(),
                },
              ],
            },
          ],
        },
        { path: '*', element: <Navigate to="/login" replace /> },
      ],
    },
  ];
}

/** The landing page knows no router (see App.tsx). */
function Landing() {
  const navigate = useNavigate();
  return (
    <InAppLinks onFollow={(path) => void navigate(path)}>
      <LandingScreen />
    </InAppLinks>
  );
}

const withData = async () => ({ Component: (await import('./WithData.tsx')).WithData });

/** Admin sub-routes; any other admin path goes to the products (ROU-1). */
function adminChildren(): RouteObject[] {
  return [
    {
      path: 'products',
      lazy: async () => ({
        Component: (await import('#src/screens/admin/products/ProductsScreen.tsx')).ProductsScreen,
      }),
    },
    {
      path: 'users',
      lazy: async () => ({
        Component: (await import('#src/screens/admin/users/UsersScreen.tsx')).UsersScreen,
      }),
    },
    {
      path: 'subs',
      lazy: async () => ({
        Component: (await import('#src/screens/admin/subscriptions/SubscriptionsScreen.tsx'))
          .SubscriptionsScreen,
      }),
    },
    {
      path: 'keys',
      lazy: async () => ({ Component: (await import('#src/screens/admin/keys/KeysScreen.tsx')).KeysScreen }),
    },
    {
      path: 'invites',
      lazy: async () => ({
        Component: (await import('#src/screens/admin/invites/InvitesScreen.tsx')).InvitesScreen,
      }),
    },
    {
      path: 'hwid',
      lazy: async () => ({ Component: (await import('#src/screens/admin/hwid/HwidScreen.tsx')).HwidScreen }),
    },
    { index: true, element: <Navigate to="/admin/products" replace /> },
    { path: '*', element: <Navigate to="/admin/products" replace /> },
  ];
}

/** The router of the app; `BASE_URL` lets a build live under a sub-path. */
export const createRouter = (slots?: Slots) =>
  createBrowserRouter(createRoutes(slots), { basename: slots?.basename ?? import.meta.env.BASE_URL });
