import { useEffect, useEffectEvent } from 'react';
import { useLayer } from './use-layer.ts';

const open: (() => void)[] = [];

/** Counts a dialog as open while `isOpen`. Escape and Back `leave` it. */
export function useDialogStack(isOpen: boolean, leave: () => void) {
  const current = useEffectEvent(leave);
  useLayer(isOpen, leave);
  useEffect(() => {
    if (!isOpen) return;
    const entry = () => current();
    open.push(entry);
    return () => void open.splice(open.indexOf(entry), 1);
  }, [isOpen]);
}

/** Leaves the dialog that was opened last. Undefined without one. */
export const topDialog = () => open.at(-1);
