import { useState } from 'react';
import { checkSession } from '#src/session/session.ts';

/** Repeats the session check. */
export function useSessionCheck() {
  const [isChecking, setChecking] = useState(false);
  async function check() {
    setChecking(true);
    await checkSession();
    setChecking(false);
  }
  return { check: () => void check(), isChecking };
}
