import { useRef, useState } from 'react';
import { copyText } from '#src/app/clipboard.ts';
import { timings } from '#src/app/timings.ts';

/** Copies text and keeps the outcome for a moment, also when the browser refused. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  // No effect: a long table renders hundreds of these.
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
