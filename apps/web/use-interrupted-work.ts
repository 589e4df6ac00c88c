import { useEffect } from 'react';
import { notify } from '#src/app/notify.ts';
import { resumeState } from '#src/app/resume-state.ts';

/** Shows the results of a user's work whose page was left, wherever the user is now (LIS-17). */
export function useInterruptedWork(username: string | undefined) {
  useEffect(() => {
    if (username === undefined) return;
    const read = () => Object.values(resumeState.get(username).interrupted ?? {});
    const show = (known: readonly unknown[]) =>
      read().forEach((text) => text && !known.includes(text) && notify.warning(text));
    /** Shows work of a later page of this tab, if the browser had kept this page. */
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
