import { useEffect } from 'react';

let isOwn = false;

/** Reloads this page, or loads another one, on the app's offer, without a question of `useUnsavedQuestion`. */
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
