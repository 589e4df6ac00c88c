import { useCallback } from 'react';
import { useKeptState } from '#src/lib/use-kept-state.ts';

/**
 * Holds which dialog of a screen is open. The union type makes sure that a dialog gets its row:
 * `type Open = { kind: 'create' } | { kind: 'edit'; row: Product } | { kind: 'delete'; row: Product }`.
 * `show` and `close` are stable, so columns may depend on them.
 * @param name by which the dialog reopens after the session has ended and the user is back (SES-12); leave it
 *   out for confirmations
 */
export function useDialog<Open extends { kind: string }>(name?: string) {
  const [open, setOpen] = useKeptState<Open | undefined>(name && `dialog of ${name}`, undefined);
  const show = useCallback((dialog: Open) => setOpen(dialog), [setOpen]);
  const close = useCallback(() => setOpen(undefined), [setOpen]);
  return { open, show, close };
}
