import { type ComponentType, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { notify } from '#src/app/notify.ts';
import { useAddresses, useAddressPart, useDeclared } from '#src/app/use-address.ts';
import type { ListEndpoint } from '#src/data/list/list-endpoint.ts';
import { useRow } from '#src/data/list/use-row.ts';

/** Owner of a declaration: the shell's dialogs open on all of its pages, the sheet's beside a user. */
type Owner = 'shell' | 'sheet';

/** The dialogs of a screen that are part of the address, by kind. */
export interface Dialogs<Row, PageKind extends string, RowKind extends string, Props = DialogProps> {
  page?: Readonly<Record<PageKind, ComponentType<Props>>>;
  row?: Readonly<Record<RowKind, ComponentType<DialogProps & { row: Row }>>>;
  of?: Owner;
}

interface DialogProps {
  onClose(): void;
}

interface Options<Row, Props> {
  /** The rows that the page shows. */
  rows?: readonly Row[] | undefined;
  /** The list in which a row is found that the page does not show. */
  list?: ListEndpoint;
  /** Further props of the page's dialogs. */
  props?: Omit<Props, 'onClose'>;
}

interface Kinds {
  page?: readonly string[];
  row?: readonly string[];
  of?: Owner | undefined;
}

/** Returns the prefix of dialogs of a row above the sheet, where the list's dialogs of the same name can be open too. */
const prefixOf = (of: Owner | undefined) => (of === 'sheet' ? 'person-' : '');

/** Returns the declaration of dialogs for `useDeclared`. */
export function declaredDialogs({ page = [], row = [], of }: Kinds) {
  const prefix = prefixOf(of);
  const dialogs = new Map([
    ...page.map((kind) => [prefix + kind, 'page'] as const),
    ...row.map((kind) => [prefix + kind, of === 'sheet' ? of : 'row'] as const),
  ]);
  return { dialogs, isOfShell: of !== undefined };
}

/**
 * Returns the dialog that the address names, `?dialog=edit&id=7`, as an element. A dialog of a row keeps the row with
 * which it opened: as shown, else as the server has it (ROU-8). `close` is stable.
 * @param dialogs must be stable
 */
export function useDialog<
  Row extends { id: number } = never,
  PageKind extends string = never,
  RowKind extends string = never,
  Props extends DialogProps = DialogProps,
>(
  dialogs: Dialogs<Row, PageKind, RowKind, Props>,
  { rows = [], list, props }: Options<NoInfer<Row>, NoInfer<Props>> = {},
) {
  const { page, row: ofRow, of } = dialogs;
  const prefix = prefixOf(of);
  const declaration = useMemo(() => {
    const { page = {}, row = {}, of } = dialogs;
    return declaredDialogs({ page: Object.keys(page), row: Object.keys(row), of });
  }, [dialogs]);
  useDeclared(declaration);
  const { at, go } = useAddresses();
  const [held, hold] = useState<Row>();

  const { kind = '', id } = useAddressPart(({ dialog }) => dialog) ?? {};
  const isOpen = declaration.dialogs.has(kind);
  const name = kind.slice(prefix.length);
  const OfPage: ComponentType<any> | undefined = isOpen ? page?.[name as PageKind] : undefined;
  const OfRow: ComponentType<any> | undefined = isOpen ? ofRow?.[name as RowKind] : undefined;
  const shown = OfRow && (held?.id === id ? held : rows.find((row) => row.id === id));
  const { row: found, reason = '' } = useRow(OfRow && !shown ? list : undefined, id);
  const row = shown ?? (found as Row | undefined);
  if (held !== row && (row || !OfRow)) hold(row);

  const close = useCallback(() => {
    if (declaration.dialogs.has(at().dialog?.kind ?? '')) go({ go: 'close', layer: 'dialog' });
  }, [at, go, declaration]);
  useEffect(() => {
    if (!reason) return;
    notify.error(reason);
    go({ go: 'close', layer: 'dialog' });
  }, [reason, go]);

  const dialog: ReactNode = OfPage ? (
    <OfPage {...props} onClose={close} />
  ) : (
    OfRow && row && <OfRow row={row} onClose={close} />
  );
  const show = (kind: PageKind | RowKind, id?: number) => go({ go: 'dialog', kind: prefix + kind, id });
  return { dialog, row: OfRow && row, show, close };
}
