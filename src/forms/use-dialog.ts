import { useCallback, useEffect, useState } from 'react';
import { notify } from '#src/app/notify.ts';
import { useAddress, useAddresses } from '#src/app/use-address.ts';
import type { ListEndpoint } from '#src/data/list/list-endpoint.ts';
import { useRow } from '#src/data/list/use-row.ts';

type Row = { id: number };

interface AnyDialog {
  kind: string;
  row?: Row;
}

/** The dialogs that are part of the address; all others, such as questions, are not. */
interface Addressed<Kind> {
  page?: readonly Kind[];
  row?: readonly Kind[];
  /** The list in which the row is found after a reload. */
  list?: ListEndpoint;
  /** Stands before their names in the address, where two of the same name can be open. */
  prefix?: string;
}

/**
 * Holds which dialog of a screen is open. The union type makes sure that a dialog gets its row:
 * `type Open = { kind: 'create' } | { kind: 'edit'; row: Product } | { kind: 'delete'; row: Product }`.
 * A form stands in the address, `?dialog=edit&id=7`: Back closes it, a reload and a sign-in (SES-12) open it again. It keeps
 * the row with which it opened; one that is not found is said to be gone and leaves the address.
 * `show` and `close` are stable, so columns may depend on them.
 */
export function useDialog<Open extends AnyDialog>(addressed: Addressed<Open['kind']> = {}) {
  const { page = [], row: ofRow = [], list, prefix = '' } = addressed;
  const { address, go } = useAddress();
  const { at } = useAddresses();
  const [question, setQuestion] = useState<Open>();
  const [held, hold] = useState<Row>();

  const { kind: asked = '', id } = address.dialog ?? {};
  const kind = asked.startsWith(prefix) ? asked.slice(prefix.length) : '';
  const isOfRow = ofRow.includes(kind);
  const kept = isOfRow && held?.id === id ? held : undefined;
  const { row: found, reason = '' } = useRow(isOfRow && !kept ? list : undefined, id);
  const row = kept ?? found;
  if (held !== row && (row || !isOfRow)) hold(row);
  const isForm = isOfRow ? Boolean(row) : page.includes(kind);
  const form = isForm ? ({ kind, ...(row && { row }) } as Open) : undefined;

  const kinds = [...page, ...ofRow].map((each) => prefix + each).join();
  const show = useCallback(
    (dialog: Open) => {
      if (!kinds.split(',').includes(prefix + dialog.kind)) return setQuestion(dialog);
      hold(dialog.row);
      go({ go: 'dialog', kind: prefix + dialog.kind, id: dialog.row?.id });
    },
    [go, kinds, prefix, setQuestion, hold],
  );
  const close = useCallback(() => {
    setQuestion(undefined);
    if (kinds.split(',').includes(at().dialog?.kind ?? '')) go({ go: 'close', layer: 'dialog' });
  }, [at, go, kinds, setQuestion]);

  useEffect(() => {
    if (!reason) return;
    notify.error(reason);
    go({ go: 'close', layer: 'dialog' });
  }, [reason, go]);
  return { open: question ?? form, show, close };
}
