import { CheckIcon, TriangleAlertIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { copyText } from '#src/app/clipboard.ts';
import { timings } from '#src/app/timings.ts';

/** Icon, colour and announcement of each outcome of copying. */
export const outcomes = {
  copied: { Icon: CheckIcon, tone: 'text-success', said: 'Copied' },
  failed: { Icon: TriangleAlertIcon, tone: 'text-danger', said: 'Not copied: the browser blocked it' },
};

/** Returns `copy`, which copies text, and its `outcome` for a moment, also if the browser refused. */
export function useCopy() {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>();
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
