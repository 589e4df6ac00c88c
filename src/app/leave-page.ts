import { useEffect } from 'react';

let isOwn = false;

/** Loads this page anew, or another one, where the app offers it: `useUnsavedQuestion` does not ask. */
export function loadPage(to?: string) {
  isOwn = true;
  if (to === undefined) location.reload();
  else location.assign(to);
}

function ask(event: BeforeUnloadEvent) {
  if (!isOwn) event.preventDefault();
  isOwn = false;
}

/** Lets the browser ask before a page is left that holds unsaved input (SES-12). */
export function useUnsavedQuestion(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
