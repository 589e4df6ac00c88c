const shell = 'src/screens/admin/shell/AdminShell.tsx';
const screens = {
  '/login': ['src/screens/auth/SignInScreen.tsx'],
  '/register': ['src/screens/auth/SignUpScreen.tsx'],
  '/dash': ['src/screens/dashboard/DashboardScreen.tsx'],
  '/admin/products': [shell, 'src/screens/admin/products/ProductsScreen.tsx'],
  '/admin/users': [shell, 'src/screens/admin/users/UsersScreen.tsx'],
  '/admin/subs': [shell, 'src/screens/admin/subscriptions/SubscriptionsScreen.tsx'],
  '/admin/keys': [shell, 'src/screens/admin/keys/KeysScreen.tsx'],
  '/admin/invites': [shell, 'src/screens/admin/invites/InvitesScreen.tsx'],
  '/admin/hwid': [shell, 'src/screens/admin/hwid/HwidScreen.tsx'],
};

const routed = 'apps/web/routed.tsx';
const withData = 'apps/web/WithData.tsx';

/**
 * The modules that apps/web/routes.tsx loads for each path. `/` counts for remembered users only, who are
 * redirected to /dash (ROU-1).
 */
export const routeFiles: Record<string, string[]> = {
  '/tos': [routed],
  '/': [routed, withData, ...screens['/dash']],
  ...Object.fromEntries(
    Object.entries(screens).map(([path, modules]) => [path, [routed, withData, ...modules]]),
  ),
};

/** Where unknown paths are redirected to (ROU-5): below /admin, and elsewhere. */
export const fallbacks = { admin: '/admin/products', other: '/login' };
