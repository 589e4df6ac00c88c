import { useState } from 'react';
import { checkSession } from '#src/session/session.ts';

/** Asks again who is signed in. */
export function useSessionCheck() {
  const [isChecking, setChecking] = useState(false);
  async function check() {
    setChecking(true);
    await checkSession();
    setChecking(false);
  }
  return { check: () => void check(), isChecking };
}
