import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { useSession } from '#src/session/use-session.ts';
import { focusHeading } from '#src/ui/focus-heading.ts';

/**
 * Focuses the heading of a new screen when the old one took the focus with it (ACC-2): Tab then continues
 * from there, and screen readers read it. Where something still has the focus, such as a link of the
 * navigation or a field that the new screen has focused, it stays.
 */
export function FocusOnNavigation() {
  const { pathname } = useLocation();
  const { status } = useSession(); // a page that could not be loaded gives way to the screen
  // not on the first page of the visit, which is read from its top, unless the landing page led to it
  const isBegun = useRef(useNavigationType() === 'PUSH');
  useEffect(() => {
    const note = () => void (isBegun.current = true);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (isBegun.current && document.activeElement === document.body) focusHeading();
  }, [pathname, status]);
  return <Outlet />;
}
