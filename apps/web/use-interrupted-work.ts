import { useEffect } from 'react';
import { notify } from '#src/app/notify.ts';
import { resumeState } from '#src/app/resume-state.ts';

/** Shows a user's results of work that was interrupted by leaving its page, on any page (LIS-17). */
export function useInterruptedWork(username: string | undefined) {
  useEffect(() => {
    if (username === undefined) return;
    const read = () => Object.values(resumeState.get(username).interrupted ?? {});
    const show = (known: readonly unknown[]) =>
      read().forEach((text) => text && !known.includes(text) && notify.warning(text));
    /** Shows results that later pages of this tab stored while the browser kept this page in its back/forward cache. */
    function onPageShow({ persisted }: PageTransitionEvent) {
      if (!persisted) return;
      const own = read();
      resumeState.readAgain();
      show(own);
    }
    show([]);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [username]);
}
