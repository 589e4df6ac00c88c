import { useRef, useState } from 'react';
import { copyText } from '#src/lib/clipboard.ts';
import { timings } from '#src/lib/timings.ts';

/**
 * Copies, and says for a moment how it went. 'failed' is said too: nothing is claimed that did not happen.
 */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  // no effect: a long table has hundreds of these
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function copy(text: string): Promise<boolean> {
    const done = await copyText(text);
    setOutcome(done ? 'copied' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(undefined), timings.copied);
    return done;
  }
  return { outcome, copy };
}
