import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDraftState } from '#src/app/use-draft-state.ts';

/**
 * Holds which dialog of a screen is open. The union type makes sure that a dialog gets its row:
 * `type Open = { kind: 'create' } | { kind: 'edit'; row: Product } | { kind: 'delete'; row: Product }`.
 * `show` and `close` are stable, so columns may depend on them. A navigation may ask for a dialog without a row:
 * `navigate('/admin/keys', { state: opensDialog('generate') })`.
 * @param name by which the dialog reopens after the session has ended and the user is back (SES-12); leave it
 *   out for confirmations
 */
export function useDialog<Open extends { kind: string }>(name?: string) {
  const [open, setOpen] = useDraftState<Open | undefined>(name && `dialog of ${name}`, undefined);
  const show = useCallback((dialog: Open) => setOpen(dialog), [setOpen]);
  const close = useCallback(() => setOpen(undefined), [setOpen]);
  useRequested((kind) => setOpen({ kind } as Open));
  return { open, show, close };
}

/** The state of a navigation to a screen that is to open this dialog. */
export const opensDialog = (dialog: string) => ({ dialog });

/** Opens the dialog once, and takes the request out of the history, so that Back does not open it again. */
function useRequested(show: (kind: string) => void) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { dialog: kind, ...others } = (state ?? {}) as Partial<ReturnType<typeof opensDialog>>;
  const answer = useEffectEvent(() => {
    if (kind === undefined) return;
    show(kind);
    void navigate({ pathname, search, hash }, { replace: true, state: others });
  });
  useEffect(() => answer(), [kind]);
}
