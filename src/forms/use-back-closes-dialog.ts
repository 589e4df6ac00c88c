import { useEffect, useEffectEvent } from 'react';
import { type BlockerFunction, NavigationType, useBlocker } from 'react-router-dom';
import { topDialog } from '#src/ui/open-dialogs.ts';

const isBackFromDialog: BlockerFunction = ({ historyAction }) =>
  historyAction === NavigationType.Pop && topDialog() !== undefined;

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
}
