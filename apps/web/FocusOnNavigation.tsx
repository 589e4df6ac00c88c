import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Focuses the heading of a new screen when the old one took the focus with it (ACC-2): Tab then continues
 * from there, and screen readers read it. Where something still has the focus, such as a link of the
 * navigation or a field that the new screen has focused, it stays.
 */
export function FocusOnNavigation() {
  const { pathname } = useLocation();
  // not on the first page of the visit, which is read from its top, unless the landing page led to it
  const isBegun = useRef(useNavigationType() === 'PUSH');
  useEffect(() => {
    const note = () => void (isBegun.current = true);
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    const heading = document.querySelector('h1');
    if (!isBegun.current || !heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return <Outlet />;
}
