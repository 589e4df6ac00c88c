import { useEffect, useState } from 'react';
import { copyText } from '#src/lib/clipboard.ts';

const shownFor = 2000;

/** Copies, and says for a moment how it went. 'failed' is said too: nothing is claimed that did not happen. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(text: string): Promise<boolean> {
    const done = await copyText(text);
    setOutcome(done ? 'copied' : 'failed');
    return done;
  }
  return { outcome, copy };
}
