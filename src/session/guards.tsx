import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { isAdmin, sessionStore } from './session.ts';
import { useSession } from './use-session.ts';

/** Landing, sign-in and sign-up: a signed-in person goes on to /dash (SPEC.md §2). */
export function AnonymousOnly() {
  const session = useSession();
  useEffect(forgetExit, [session]);
  return session.status === 'signed-in' ? <Navigate to="/dash" replace /> : <Outlet />;
}

/** /dash: for whoever is signed in (SPEC.md §2). */
export function SignedInOnly() {
  const session = useSession();
  if (session.status === 'anonymous') return <Navigate to={session.exit} replace />;
  return session.status === 'signed-in' && <Outlet />;
}

/** /admin/*: for ROLE_ADMIN; others go to /login, which sends a signed-in customer on to /dash (READINGS.md T3). */
export function AdminOnly() {
  const session = useSession();
  if (session.status === 'anonymous') return <Navigate to={session.exit} replace />;
  if (session.status === 'signed-in') return isAdmin(session.user) ? <Outlet /> : <Navigate to="/login" replace />;
  return null;
}

/** Once a sign-out has reached its page, the next protected path leads to /login again. */
function forgetExit() {
  const session = sessionStore.get();
  if (session.status === 'anonymous' && session.exit !== '/login') sessionStore.set({ status: 'anonymous', exit: '/login' });
}
