import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { timings } from '#src/app/timings.ts';

/** The state with which /login is opened after a registration. */
export interface AfterRegistration {
  /** The name to sign in with. */
  username: string;
}

/**
 * Navigates to /login 420 ms after somebody has registered (SUP-3), unless it unmounts first. The name
 * goes along, so that only the password is asked for (SUP-4).
 */
export function useRedirectToSignIn(username: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (username === undefined) return;
    const state: AfterRegistration = { username };
    const timer = setTimeout(() => void navigate('/login', { state }), timings.registerRedirect);
    return () => clearTimeout(timer);
  }, [username, navigate]);
}
