import type { ReactNode } from 'react';
import { createBrowserRouter, Navigate, type RouteObject, useNavigate } from 'react-router-dom';
import { TermsScreen } from '#src/screens/landing/TermsScreen.tsx';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';
import { AdminOnly, AnonymousOnly, SignedInOnly } from '#src/session/guards.tsx';
import { Splash } from '#src/ui/Splash.tsx';
import { Crashed } from './Crashed.tsx';
import { FocusOnNavigation } from './FocusOnNavigation.tsx';
import { InAppLinks } from './InAppLinks.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { SessionUnknown } from './SessionUnknown.tsx';
import { UnsureNotice } from './UnsureNotice.tsx';

/** Content that a deployment can add. */
export interface Slots {
  /** Below the sign-in form. */
  signInExtra?: ReactNode;
  /** The terms of service at /tos; empty without them (ROU-1, DEC-5). */
  terms?: ReactNode;
  /** The base path, for builds that detect it in the browser. */
  basename?: string;
}

/** The routes (ROU-1). Each screen is a chunk, and fails on its own. */
export function createRoutes({ signInExtra, terms = null }: Slots = {}): RouteObject[] {
  const withData = lazyScreen(async () => (await import('./WithData.tsx')).WithData);
  return [
    {
      element: <FocusOnNavigation />,
      errorElement: <Crashed />,
      hydrateFallbackElement: <Splash />,
      children: [
        { path: '/tos', element: terms && <Terms>{terms}</Terms> },
        {
          element: <AnonymousOnly unknown={<UnsureNotice />} />,
          children: [
            { path: '/', element: <Landing /> },
            {
              lazy: withData,
              children: [
                {
                  path: '/login',
                  lazy: lazyScreen(async () => {
                    const { SignInScreen } = await import('#src/screens/auth/SignInScreen.tsx');
                    return () => <SignInScreen extra={signInExtra} />;
                  }),
                },
                {
                  path: '/register',
                  lazy: lazyScreen(
                    async () => (await import('#src/screens/auth/SignUpScreen.tsx')).SignUpScreen,
                  ),
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
              errorElement: <Crashed />,
              children: [
                {
                  path: '/dash',
                  lazy: lazyScreen(
                    async () => (await import('#src/screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
                  ),
                },
              ],
            },
            {
              element: <AdminOnly unknown={<SessionUnknown />} />,
              errorElement: <Crashed />,
              children: [
                {
                  path: '/admin',
                  lazy: lazyScreen(
                    async () => (await import('#src/screens/admin/shell/AdminShell.tsx')).AdminShell,
                  ),
                  children: [{ errorElement: <Crashed isPart />, children: adminChildren() }],
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

const Landing = () => (
  <Linked>
    <LandingScreen />
  </Linked>
);

const Terms = ({ children }: { children: ReactNode }) => (
  <Linked>
    <TermsScreen>{children}</TermsScreen>
  </Linked>
);

/** Pages with plain links, which work without a router (see App.tsx). */
function Linked({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return <InAppLinks onFollow={(path) => void navigate(path)}>{children}</InAppLinks>;
}

const lazyPart = (load: Parameters<typeof lazyScreen>[0]) => lazyScreen(load, { isPart: true });

/** Admin sub-routes; other admin paths redirect to the products (ROU-1). */
function adminChildren(): RouteObject[] {
  return [
    {
      path: 'products',
      lazy: lazyPart(
        async () => (await import('#src/screens/admin/products/ProductsScreen.tsx')).ProductsScreen,
      ),
    },
    {
      path: 'users',
      lazy: lazyPart(async () => (await import('#src/screens/admin/users/UsersScreen.tsx')).UsersScreen),
    },
    {
      path: 'subs',
      lazy: lazyPart(
        async () =>
          (await import('#src/screens/admin/subscriptions/SubscriptionsScreen.tsx')).SubscriptionsScreen,
      ),
    },
    {
      path: 'keys',
      lazy: lazyPart(async () => (await import('#src/screens/admin/keys/KeysScreen.tsx')).KeysScreen),
    },
    {
      path: 'invites',
      lazy: lazyPart(
        async () => (await import('#src/screens/admin/invites/InvitesScreen.tsx')).InvitesScreen,
      ),
    },
    {
      path: 'hwid',
      lazy: lazyPart(async () => (await import('#src/screens/admin/hwid/HwidScreen.tsx')).HwidScreen),
    },
    { index: true, element: <Navigate to="/admin/products" replace /> },
    { path: '*', element: <Navigate to="/admin/products" replace /> },
  ];
}

/** The router. The base path is `BASE_URL` unless a slot sets it. */
export const createRouter = (slots?: Slots) =>
  createBrowserRouter(createRoutes(slots), { basename: slots?.basename ?? import.meta.env.BASE_URL });
