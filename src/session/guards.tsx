import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { SessionUser } from '../contract/auth.ts';
import { checkoutReturn, resumeState, linkedKey } from '../app/resume-state.ts';
import type { Session, SignOutTarget } from './reduce.ts';
import { dispatch, isAdmin } from './session.ts';
import { useSession } from './use-session.ts';

interface Props {
  /** Shown when the session check failed without a response of the server. */
  unknown: ReactNode;
}

/** Guards landing, sign-in and sign-up: redirects signed-in users to /dash (ROU-2). `unknown` shows above the page. */
export function AnonymousOnly({ unknown }: Props) {
  const session = useSession();
  // other protected paths lead to /login again
  useEffect(() => dispatch({ type: 'exitReached' }), [session]);
  if (session.status === 'signed-in') return <Enter username={session.user.username} />;
  return (
    <>
      {session.status === 'unknown' && unknown}
      <Outlet />
    </>
  );
}

/** Redirects to the dashboard, with the return from a checkout (BUY-5). A link's key waits there too (RED-3). */
function Enter({ username }: { username: string }) {
  const [search] = useState(() => (resumeState.get(username).isPaid ? checkoutReturn.query : ''));
  useEffect(() => resumeState.clear('isPaid'), []);
  return <Navigate to={{ pathname: '/dash', search }} replace />;
}

/** Guards /dash (ROU-2). `unknown` is shown instead of the page. */
export const SignedInOnly = ({ unknown }: Props) => guard(useSession(), unknown, () => true);

/** Guards /admin/*: redirects users without ROLE_ADMIN to /login, which redirects customers to /dash (DEC-3). */
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

/** True for the dashboard's path, matched as the router does. */
const isDashboard = (pathname: string) => /^\/dash\/?$/i.test(pathname);

/** Leaves a protected page. Unless the user signed out, its path, a key to redeem and a return from a checkout wait. */
function Leave({ exit, endedFor }: { exit: SignOutTarget; endedFor?: string }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const isReturn = isDashboard(pathname) && exit === '/login';
    const key = isReturn ? linkedKey.read(search) : undefined;
    const isPaid = isReturn && checkoutReturn.isPresent(search);
    if (key !== undefined) resumeState.save({ of: endedFor, key });
    if (isPaid) resumeState.save({ of: endedFor, isPaid });
    if (endedFor !== undefined) resumeState.save({ of: endedFor, page: pathname + search });
  }, [exit, endedFor, pathname, search]);
  return <Navigate to={exit} replace />;
}
