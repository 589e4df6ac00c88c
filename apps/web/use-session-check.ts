import { useState } from 'react';
import { checkSession } from '#src/session/session.ts';

/** Returns `check`, which repeats the session check, and `isChecking` while it runs. */
export function useSessionCheck() {
  const [isChecking, setChecking] = useState(false);
  async function check() {
    setChecking(true);
    await checkSession();
    setChecking(false);
  }
  return { check: () => void check(), isChecking };
}
