import { useCallback, useEffect, useMemo, useState } from 'react';
import { notify } from '#src/app/notify.ts';
import { useAddresses, useAddressPart, useDeclared } from '#src/app/use-address.ts';
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
  /** Owner of the declaration: the shell's dialogs open on all of its pages, the sheet's beside a user. */
  of?: 'shell' | 'sheet';
}

/** Returns the prefix of dialogs of a row above the sheet, where the list's dialogs of the same name can be open too. */
const prefixOf = ({ of }: Addressed<string>) => (of === 'sheet' ? 'person-' : '');

/** Returns the declaration of dialogs for `useDeclared`. */
export function declaredDialogs(addressed: Addressed<string>) {
  const { page = [], row = [], of } = addressed;
  const prefix = prefixOf(addressed);
  const dialogs = new Map([
    ...page.map((kind) => [prefix + kind, 'page'] as const),
    ...row.map((kind) => [prefix + kind, of === 'sheet' ? of : 'row'] as const),
  ]);
  return { dialogs, isOfShell: of !== undefined };
}

/**
 * Returns the open dialog of a screen, with its row: `{ kind: 'create' } | { kind: 'edit'; row: Product }`. Forms are
 * in the address, `?dialog=edit&id=7`, and keep the row with which they opened. `show` and `close` are stable (ROU-8).
 * @param addressed must be stable
 */
export function useDialog<Open extends AnyDialog>(addressed: Addressed<Open['kind']>) {
  const { list, row: ofRow = [] } = addressed;
  const prefix = prefixOf(addressed);
  const declaration = useMemo(() => declaredDialogs(addressed), [addressed]);
  useDeclared(declaration);
  const { dialogs } = declaration;
  const { at, go } = useAddresses();
  const [question, setQuestion] = useState<Open>();
  const [held, hold] = useState<Row>();

  const { kind: asked = '', id } = useAddressPart(({ dialog }) => dialog) ?? {};
  const isForm = dialogs.has(asked);
  const kind = asked.slice(prefix.length);
  const isOfRow = isForm && ofRow.includes(kind);
  const kept = isOfRow && held?.id === id ? held : undefined;
  const { row: found, reason = '' } = useRow(isOfRow && !kept ? list : undefined, id);
  const row = kept ?? found;
  if (held !== row && (row || !isOfRow)) hold(row);
  const form = isForm && (!isOfRow || row) ? ({ kind, ...(row && { row }) } as Open) : undefined;

  const show = useCallback(
    (dialog: Open) => {
      const kind = prefix + dialog.kind;
      if (!dialogs.has(kind)) return setQuestion(dialog);
      hold(dialog.row);
      go({ go: 'dialog', kind, id: dialog.row?.id });
    },
    [go, dialogs, prefix, setQuestion, hold],
  );
  const close = useCallback(() => {
    setQuestion(undefined);
    if (dialogs.has(at().dialog?.kind ?? '')) go({ go: 'close', layer: 'dialog' });
  }, [at, go, dialogs, setQuestion]);

  useEffect(() => {
    if (!reason) return;
    notify.error(reason);
    go({ go: 'close', layer: 'dialog' });
  }, [reason, go]);
  return { open: question ?? form, show, close };
}
