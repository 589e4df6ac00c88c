import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { timings } from '#src/lib/timings.ts';

/** Goes to /login 420 ms after `isDue` has become true (SUP-3); not if the screen is left before (DEC-27). */
export function useRedirectToSignIn(isDue: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => void navigate('/login'), timings.registerRedirect);
    return () => clearTimeout(timer);
  }, [isDue, navigate]);
}
