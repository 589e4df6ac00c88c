import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { SessionUser } from '../contract/auth.ts';
import { checkoutReturn, pendingKey, pageToResume } from '../app/resume.ts';
import { type SignOutTarget, isAdmin, type Session, sessionStore } from './session.ts';
import { useSession } from './use-session.ts';

interface Props {
  /** Shown when the session check failed without an answer from the server. */
  unknown: ReactNode;
}

/** For landing, sign-in and sign-up: redirects signed-in users to /dash (ROU-2). `unknown` is shown above the page. */
export function AnonymousOnly({ unknown }: Props) {
  const session = useSession();
  useEffect(forgetExit, [session]);
  if (session.status === 'signed-in') return <Enter username={session.user.username} />;
  return (
    <>
      {session.status === 'unknown' && unknown}
      <Outlet />
    </>
  );
}

/** To the dashboard, with the key of the link that somebody came by (RED-3) and the return from a checkout (BUY-5). */
function Enter({ username }: { username: string }) {
  const [search] = useState(() => checkoutReturn.addTo(pendingKey.load(username), username));
  useEffect(() => {
    pendingKey.forget();
    checkoutReturn.forget();
  }, []);
  return <Navigate to={{ pathname: '/dash', search }} replace />;
}

/** For /dash (ROU-2). `unknown` is shown instead of the page. Removes another person's key from the address (RED-3). */
export function SignedInOnly({ unknown }: Props) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'signed-in' && !pendingKey.belongsTo(session.user.username, search))
    return <Navigate to={{ pathname, search: pendingKey.without(search) }} replace />;
  return guard(session, unknown, () => true);
}

/** For /admin/*: redirects users without ROLE_ADMIN to /login, which redirects customers to /dash (DEC-3). */
export const AdminOnly = ({ unknown }: Props) => guard(useSession(), unknown, isAdmin);

function guard(session: Session, unknown: ReactNode, admits: (user: SessionUser) => boolean) {
  switch (session.status) {
    case 'signed-in':
      return admits(session.user) ? <Outlet /> : <Navigate to="/login" replace />;
    case 'anonymous':
      return <Leave {...session} />;
    case 'unknown':
      return session.isExpected ? unknown : <Leave exit="/login" />;
    case 'checking':
      return null;
  }
}

/** As the router matches it. */
const isDashboard = (pathname: string) => /^\/dash\/?$/i.test(pathname);

/** Leaves a protected page. Remembers its path unless the user signed out, a key to redeem and a return from a checkout. */
function Leave({ exit, endedFor }: { exit: SignOutTarget; endedFor?: string }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isDashboard(pathname) && exit === '/login') {
      pendingKey.keep(search, endedFor);
      checkoutReturn.keep(search, endedFor);
    }
    if (endedFor !== undefined) pageToResume.remember(endedFor, pathname + search);
  }, [exit, endedFor, pathname, search]);
  return <Navigate to={exit} replace />;
}

/** After a sign-out has led to its page, other protected paths lead to /login again. */
function forgetExit() {
  const session = sessionStore.get();
  if (session.status === 'anonymous' && session.exit !== '/login')
    sessionStore.set({ status: 'anonymous', exit: '/login' });
}
