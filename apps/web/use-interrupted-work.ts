import { useEffect } from 'react';
import { notify } from '#src/app/notify.ts';
import { handOver } from '#src/app/resume.ts';

/** Shows what a user's work had done when its page was left, wherever they are now (LIS-17). */
export function useInterruptedWork(username: string | undefined) {
  useEffect(() => {
    if (username === undefined) return;
    const read = () => Object.values(handOver.of(username).interrupted ?? {});
    const show = (known: readonly unknown[]) =>
      read().forEach((text) => text && !known.includes(text) && notify.warning(text));
    /** The browser may have kept this page, and its work, while another page of this tab was shown and left. */
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      const own = read();
      handOver.readAgain();
      show(own);
    }
    show([]);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [username]);
}
