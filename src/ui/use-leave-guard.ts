import { useEffect } from 'react';
import { notify } from '#src/app/notify.ts';
import { useBackGuard } from './back-guards.ts';
import { useEscapeLayer } from './use-escape-layer.ts';

/** Asks before the page is left while `isBusy`; Back and Escape show `wait` instead. */
export function useLeaveGuard(isBusy: boolean, wait: string) {
  const ask = () => notify.info(wait);
  useBackGuard(isBusy, ask);
  useEscapeLayer(isBusy, ask);
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
}
