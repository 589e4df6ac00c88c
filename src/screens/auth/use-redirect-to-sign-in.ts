import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { timings } from '#src/lib/timings.ts';

/** Navigates to /login 420 ms after `isDue` becomes true (SUP-3), unless it unmounts first (DEC-27). */
export function useRedirectToSignIn(isDue: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => void navigate('/login'), timings.registerRedirect);
    return () => clearTimeout(timer);
  }, [isDue, navigate]);
}
