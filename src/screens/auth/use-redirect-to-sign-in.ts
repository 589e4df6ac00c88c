import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { timings } from '#src/app/timings.ts';

/** The state with which /login is opened after a registration. */
export interface AfterRegistration {
  username: string;
}

/** Goes to /login 420 ms after a registration (SUP-3), with the name (SUP-4), unless it unmounts first. */
export function useRedirectToSignIn(username: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (username === undefined) return;
    const state: AfterRegistration = { username };
    const timer = setTimeout(() => void navigate('/login', { state }), timings.registerRedirect);
    return () => clearTimeout(timer);
  }, [username, navigate]);
}
