import { useCallback, useState } from 'react';

/**
 * Which dialog of a screen is open, as a union: a dialog without the row that it needs does not compile.
 * `type Open = { kind: 'create' } | { kind: 'edit'; row: Product } | { kind: 'delete'; row: Product }`.
 * `show` and `close` never change, so columns may hold them.
 */
export function useDialog<Open extends { kind: string }>() {
  const [open, show] = useState<Open>();
  const close = useCallback(() => show(undefined), []);
  return { open, show, close };
}
