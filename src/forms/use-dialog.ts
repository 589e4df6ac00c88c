import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LiveRouter } from '#src/app/AppRouter.tsx';
import type { ListEndpoint } from '#src/data/list-endpoint.ts';
import { backGuards } from '#src/ui/back-guards.ts';

interface AnyDialog {
  kind: string;
  row?: { id: number };
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

/** The address of a dialog of the page: `?dialog=generate`. */
export const dialogSearch = (search: string, dialog: string, id?: number): string => {
  const params = new URLSearchParams(search);
  params.set('dialog', dialog);
  if (id === undefined) params.delete('id');
  else params.set('id', String(id));
  return `?${params}`;
};

/**
 * Holds which dialog of a screen is open. The union type makes sure that a dialog gets its row:
 * `type Open = { kind: 'create' } | { kind: 'edit'; row: Product } | { kind: 'delete'; row: Product }`.
 * A form stands in the address, `?dialog=edit&id=7`: Back closes it, a reload and a sign-in (SES-12) open it again. A
 * row that is on no page read so far is looked for on those around; one that is not found takes it out of the address.
 * `show` and `close` are stable, so columns may depend on them.
 */
export function useDialog<Open extends AnyDialog>(addressed: Addressed<Open['kind']> = {}) {
  const { page = [], row: ofRow = [], list, prefix = '' } = addressed;
  const cache = useQueryClient();
  const location = useLocation();
  const navigate = useNavigate();
  const router = use(LiveRouter);
  const [question, setQuestion] = useState<Open>();
  const [held, setHeld] = useState<Open>();

  const params = new URLSearchParams(location.search);
  const asked = params.get('dialog') ?? '';
  const kind = asked.startsWith(prefix) ? asked.slice(prefix.length) : '';
  const id = Number(params.get('id'));
  let form: Open | undefined;
  if (page.includes(kind)) form = { kind } as Open;
  else if (ofRow.includes(kind) && held?.row?.id === id) form = { ...held, kind };
  const isSought = ofRow.includes(kind) && !form;
  const isLost = isSought && isRead(cache, list);
  const { data: found } = useQuery({
    queryKey: ['row of the address', list?.path, id],
    async queryFn({ signal }): Promise<AnyDialog['row'] | null> {
      const { currentRows } = await import('#src/data/current-rows.ts');
      return currentRows(cache, list!, undefined, signal)({ id }).catch(() => null);
    },
    enabled: isLost && !rowIn(cache, list, id),
    gcTime: 0,
    throwOnError: true, // the code was lost: the page says so (HOS-3)
  });
  const row = isSought ? (rowIn(cache, list, id) ?? found) : undefined;
  if (row) setHeld({ kind, row } as Open); // held: the row as it was when its form opened

  const now = { location, prefix, addressed: [...page, ...ofRow], isOpen: form !== undefined || isLost };
  const latest = useRef(now);
  const closed = useRef('');
  useLayoutEffect(() => void (latest.current = now));

  const show = useCallback(
    (dialog: Open) => {
      const { location, prefix, addressed } = latest.current;
      if (!addressed.includes(dialog.kind)) return setQuestion(dialog);
      setHeld(dialog);
      // one that was asked for before may not be drawn yet
      const { search: before, state } = router?.state.location ?? location;
      const isOpen = new URLSearchParams(before).has('dialog');
      const search = dialogSearch(before, prefix + dialog.kind, dialog.row?.id);
      void navigate({ search }, { replace: isOpen, state: isOpen ? state : { isDialogPushed: true } });
    },
    [navigate, router, setQuestion, setHeld],
  );
  const leave = useCallback(() => {
    const { isOpen, location } = latest.current;
    const { search, state, key } = location;
    if (!isOpen || closed.current === key) return;
    closed.current = key;
    if ((state as { isDialogPushed?: boolean } | null)?.isDialogPushed) {
      backGuards.letPass();
      return void navigate(-1);
    }
    const params = new URLSearchParams(search);
    params.delete('dialog');
    params.delete('id');
    void navigate({ search: params.toString() }, { replace: true, state });
  }, [navigate]);
  const close = useCallback(() => {
    setQuestion(undefined);
    leave();
  }, [leave, setQuestion]);

  const isFormOpen = form !== undefined;
  useEffect(() => {
    if (isFormOpen) return () => setHeld(undefined);
  }, [isFormOpen]);
  const isGone = isLost && row === null;
  useEffect(() => {
    if (isGone) leave();
  }, [isGone, leave]);
  return { open: question ?? form, show, close };
}

type Cache = ReturnType<typeof useQueryClient>;
type Rows = { items?: readonly { id: number }[] } | undefined;

const rowIn = (cache: Cache, list: ListEndpoint | undefined, id: number) =>
  list &&
  cache
    .getQueriesData<Rows>({ queryKey: [list.path] })
    .flatMap(([, data]) => data?.items ?? [])
    .find((row) => row.id === id);

/** True once the lists in sight are there. */
function isRead(cache: Cache, list: ListEndpoint | undefined): boolean {
  const read = cache
    .getQueryCache()
    .findAll({ queryKey: [list?.path], type: 'active' })
    .map(({ state }) => state.status === 'success' && state.fetchStatus === 'idle');
  return read.length > 0 && !read.includes(false);
}
