import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { SessionUser } from '../contract/auth.ts';
import { type Exit, isAdmin, type Session, sessionStore } from './session.ts';
import { useSession } from './use-session.ts';
import { wayBack } from './way-back.ts';

interface Props {
  /** Shown when the server did not say who is signed in. */
  unknown: ReactNode;
}

/**
 * Landing, sign-in and sign-up: a signed-in person goes on to /dash (ROU-2). `unknown` stands above the page.
 */
export function AnonymousOnly({ unknown }: Props) {
  const session = useSession();
  useEffect(forgetExit, [session]);
  if (session.status === 'signed-in') return <Navigate to="/dash" replace />;
  return (
    <>
      {session.status === 'unknown' && unknown}
      <Outlet />
    </>
  );
}

/** /dash: for whoever is signed in (ROU-2). `unknown` stands in its place. */
export const SignedInOnly = ({ unknown }: Props) => guard(useSession(), unknown, () => true);

/** /admin/*: for ROLE_ADMIN; others go to /login, which sends a signed-in customer on to /dash (DEC-3). */
export const AdminOnly = ({ unknown }: Props) => guard(useSession(), unknown, isAdmin);

function guard(session: Session, unknown: ReactNode, admits: (user: SessionUser) => boolean) {
  switch (session.status) {
    case 'signed-in':
      return admits(session.user) ? <Outlet /> : <Navigate to="/login" replace />;
    case 'anonymous':
      return <Leave {...session} />;
    case 'unknown':
      return session.isExpected ? unknown : <Navigate to="/login" replace />;
    case 'checking':
      return null;
  }
}

/** From a protected path to where the session's end leads, noting the way back if nobody asked for the end. */
function Leave({ exit, endedFor }: { exit: Exit; endedFor?: string }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (endedFor !== undefined) wayBack.remember(endedFor, pathname + search);
  }, [endedFor, pathname, search]);
  return <Navigate to={exit} replace />;
}

/** Once a sign-out has reached its page, the next protected path leads to /login again. */
function forgetExit() {
  const session = sessionStore.get();
  if (session.status === 'anonymous' && session.exit !== '/login')
    sessionStore.set({ status: 'anonymous', exit: '/login' });
}
