import { useMemo } from 'react';
import { useOutletContext } from 'react-router-dom';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { useDialog } from '#src/forms/use-dialog.ts';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { useList } from '../list/use-list.ts';
import { type HwidDialog, hwidColumns } from './hwid-columns.tsx';
import { useQueue } from './use-queue.ts';

const DecideDialog = lazyDialog(async () => (await import('./DecideDialog.tsx')).DecideDialog);
const RequestDialog = lazyDialog(async () => (await import('./RequestDialog.tsx')).RequestDialog);

/** The queue of HWID reset requests (HWI-1, HWI-2). */
export function HwidScreen() {
  const list = useList(hwidRequests.list, { failed: 'Error fetching HWID reset requests' });
  // the shell's count: a second reader of the same query would replace what the first says of a failure
  const counted = useOutletContext<number | null | undefined>();
  const { open, show, close } = useDialog<HwidDialog>();
  const { marks, announcement, start, end } = useQueue(list.rows);
  const columns = useMemo(() => hwidColumns(marks, show), [marks, show]);
  const pending = list.reply?.pendingCount ?? counted ?? undefined;

  return (
    <>
      <AdminList
        title="HWID reset requests"
        noun={['request', 'requests']}
        list={list}
        columns={columns}
        tools={
          <p className="me-2 text-xs text-muted max-lg:hidden">
            Underlined: where the HWIDs differ. ↑ ↓ go between pending requests
          </p>
        }
        description={pending !== undefined && `${pending.toLocaleString('en')} pending`}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {open && open.kind !== 'details' && (
        <DecideDialog
          request={open.row}
          decision={open.kind}
          onStart={() => start(open.row)}
          onEnd={(outcome) => {
            end(open.row, open.kind, outcome);
            if (outcome !== 'failed') close();
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'details' && <RequestDialog request={open.row} onClose={close} />}
    </>
  );
}
