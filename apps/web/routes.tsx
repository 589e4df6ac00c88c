import type { ComponentType, ReactNode } from 'react';
import {
  createBrowserRouter,
  type DataRouter,
  Navigate,
  type RouteObject,
  useNavigate,
} from 'react-router-dom';
import { TermsScreen } from '#src/screens/landing/TermsScreen.tsx';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';
import type { AdminPath } from '#src/session/page-names.ts';
import { AdminOnly, AnonymousOnly, SignedInOnly } from '#src/session/guards.tsx';
import { Splash } from '#src/ui/Splash.tsx';
import { Toaster } from '#src/ui/Toaster.tsx';
import { RouteError } from './RouteError.tsx';
import { InAppLinks } from './InAppLinks.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { SessionCheckFailed } from './SessionCheckFailed.tsx';
import { SessionCheckNotice } from './SessionCheckNotice.tsx';

/** Content that a deployment can add. */
export interface Slots {
  signInExtra?: ReactNode;
  /** The terms of service at /tos; empty without them (ROU-6). */
  terms?: ReactNode;
  /** The base path, for builds that detect it in the browser. */
  basename?: string;
}

/** The screens that are chunks of their own, by path. The build reads this table (build/route-files.ts). */
const screens = {
  '/login': async () => (await import('#src/screens/auth/SignInScreen.tsx')).SignInScreen,
  '/register': async () => (await import('#src/screens/auth/SignUpScreen.tsx')).SignUpScreen,
  '/dash': async () => (await import('#src/screens/dashboard/DashboardScreen.tsx')).DashboardScreen,
  '/admin': async () => (await import('#src/screens/admin/shell/AdminShell.tsx')).AdminShell,
};
const consoleScreens: Record<AdminPath, () => Promise<ComponentType>> = {
  '/admin/products': async () =>
    (await import('#src/screens/admin/products/ProductsScreen.tsx')).ProductsScreen,
  '/admin/users': async () => (await import('#src/screens/admin/users/UsersScreen.tsx')).UsersScreen,
  '/admin/subs': async () =>
    (await import('#src/screens/admin/subscriptions/SubscriptionsScreen.tsx')).SubscriptionsScreen,
  '/admin/keys': async () => (await import('#src/screens/admin/keys/KeysScreen.tsx')).KeysScreen,
  '/admin/invites': async () => (await import('#src/screens/admin/invites/InvitesScreen.tsx')).InvitesScreen,
  '/admin/hwid': async () => (await import('#src/screens/admin/hwid/HwidScreen.tsx')).HwidScreen,
};

/** Returns the routes (ROU-1). Each screen is a chunk, and fails on its own. */
export function createRoutes({ signInExtra, terms = null }: Slots = {}): RouteObject[] {
  const withData = lazyScreen(async () => (await import('./DataProviders.tsx')).DataProviders);
  return [
    {
      errorElement: <RouteError />,
      hydrateFallbackElement: <Splash />,
      children: [
        { path: '/tos', element: terms && <Terms>{terms}</Terms> },
        {
          element: <AnonymousOnly unknown={<SessionCheckNotice />} />,
          children: [
            { path: '/', element: <Landing /> },
            {
              lazy: withData,
              children: [
                {
                  path: '/login',
                  lazy: lazyScreen(async () => {
                    const SignInScreen = await screens['/login']();
                    return () => <SignInScreen extra={signInExtra} />;
                  }),
                },
                { path: '/register', lazy: lazyScreen(screens['/register']) },
              ],
            },
          ],
        },
        {
          lazy: withData,
          children: [
            {
              element: <SignedInOnly unknown={<SessionCheckFailed />} />,
              errorElement: <RouteError />,
              children: [{ path: '/dash', lazy: lazyScreen(screens['/dash']) }],
            },
            {
              element: <AdminOnly unknown={<SessionCheckFailed />} />,
              errorElement: <RouteError />,
              children: [
                {
                  path: '/admin',
                  lazy: lazyScreen(screens['/admin']),
                  children: [{ errorElement: <RouteError isPart />, children: adminChildren() }],
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
    <Toaster />
  </Linked>
);

/** A page with plain links, which also work without a router (see App.tsx); here the router follows them. */
function Linked({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return <InAppLinks onFollow={(path) => void navigate(path)}>{children}</InAppLinks>;
}

/** Returns the pages of the console; its other paths redirect to the products (ROU-5). */
const adminChildren = (): RouteObject[] => [
  ...Object.entries(consoleScreens).map(([path, load]) => ({
    path,
    lazy: lazyScreen(load, { isPart: true }),
  })),
  { index: true, element: <Navigate to="/admin/products" replace /> },
  { path: '*', element: <Navigate to="/admin/products" replace /> },
];

/** Returns the router. The base path is `BASE_URL` unless a slot sets it. */
export const createRouter = (slots?: Slots) =>
  createBrowserRouter(createRoutes(slots), { basename: slots?.basename ?? import.meta.env.BASE_URL });

/** Resolves once the first screen has loaded, as RouterProvider misses changes before it is mounted. */
export function initialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
