import { use, useEffect, useEffectEvent } from 'react';
import { type BlockerFunction, NavigationType, useBlocker, useLocation } from 'react-router-dom';
import { LiveRouter } from '#src/app/AppRouter.tsx';
import { topDialog } from '#src/ui/open-dialogs.ts';

const isBackFromDialog: BlockerFunction = ({ historyAction, currentLocation, nextLocation }) =>
  historyAction === NavigationType.Pop &&
  nextLocation.key !== currentLocation.key &&
  topDialog() !== undefined;

/**
 * Back does what Escape does in the dialog on top, and the page below it stays (ROU-8): what was typed is not lost.
 * Once in a layout, as the router knows one blocker at a time.
 */
export function useBackClosesDialog() {
  const { state, reset } = useBlocker(isBackFromDialog);
  const stay = useEffectEvent(() => {
    reset?.();
    topDialog()?.();
  });
  useEffect(() => {
    if (state === 'blocked') stay();
  }, [state]);
  useAddressOfPage();
}

/** Milliseconds without a step of the history after which a burst of Back is over. */
const BURST = 50;

/** The state that the router keeps in each entry of the history. */
const entry = () => (history.state ?? {}) as { key?: string; idx?: number };

/**
 * Returns to the entry of the page that is shown. The router takes a blocked step back by a step of its own, and
 * takes the next press of Back for it where that comes first.
 */
function useAddressOfPage() {
  const router = use(LiveRouter);
  const { key } = useLocation();
  useEffect(() => {
    const page = entry();
    if ((page.key ?? 'default') !== key) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function check() {
      const steps = Number(page.idx) - Number(entry().idx);
      const isShown = router?.state.navigation.state === 'idle' && router.state.location.key === key;
      if (steps && isShown) history.go(steps); // not a number in an entry of somebody else
    }
    const onStep = () => {
      clearTimeout(timer);
      timer = setTimeout(check, BURST);
    };
    window.addEventListener('popstate', onStep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', onStep);
    };
  }, [key, router]);
}
