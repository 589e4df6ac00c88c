import { useCallback } from 'react';
import { useKeptState } from '#src/lib/use-kept-state.ts';

/**
 * Which dialog of a screen is open, as a union: a dialog without the row that it needs does not compile.
 * `type Open = { kind: 'create' } | { kind: 'edit'; row: Product } | { kind: 'delete'; row: Product }`.
 * `show` and `close` never change, so columns may hold them.
 * @param name under which it is opened again after a session that ended in the middle (SES-12); without one it
 *   is not, which is right for questions
 */
export function useDialog<Open extends { kind: string }>(name?: string) {
  const [open, setOpen] = useKeptState<Open | undefined>(name && `dialog of ${name}`, undefined);
  const show = useCallback((dialog: Open) => setOpen(dialog), [setOpen]);
  const close = useCallback(() => setOpen(undefined), [setOpen]);
  return { open, show, close };
}
