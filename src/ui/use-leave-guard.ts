import { useEffect } from 'react';
import { notify } from '#src/app/notify.ts';
import { useDialogStack } from './open-dialogs.ts';

/** Asks before the page is left while `isBusy`; Back and Escape show `wait` instead. */
export function useLeaveGuard(isBusy: boolean, wait: string) {
  useDialogStack(isBusy, () => notify.info(wait));
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}
