import { useMemo, useState } from 'react';
import { type HwidRequest, hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { useDialog } from '#src/forms/use-dialog.tsx';
import { formatCount, pluralize } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { AdminList } from '../list/AdminList.tsx';
import { useAdminList } from '../list/filter/use-admin-list.ts';
import { hwidColumns, NextPending, type RequestQuestion } from './hwid-columns.tsx';
import { useNewRequests, usePendingCount } from './use-new-requests.ts';
import { notifyDecided, useDecide, useNextPending } from './use-decide.ts';
import type { Decision } from './requests.ts';
import { UntranslatedNames } from '#src/ui/UntranslatedNames.tsx';

const DecideDialog = lazyDialog(() => import('./DecideDialog.tsx'), 'DecideDialog');
const ReviewDialog = lazyDialog(() => import('./ReviewDialog.tsx'), 'ReviewDialog');
const RequestDialog = lazyDialog(() => import('./RequestDialog.tsx'), 'RequestDialog');

const noun = ['request', 'requests'] as const;
const dialogs = { page: { review: ReviewDialog } };

/** The list of HWID reset requests (HWI-1, HWI-2). */
export function HwidScreen() {
  const [question, ask] = useState<RequestQuestion>();
  const { rowStates, decide } = useDecide();
  const columns = useMemo(() => hwidColumns(rowStates, ask), [rowStates]);
  const { list, reply } = useAdminList(hwidRequests.list, {
    noun,
    columns,
    errorMessage: 'Error fetching HWID reset requests',
  });
  const { dialog, show } = useDialog(dialogs, { props: { decide } });
  const pending = usePendingCount();
  const { announcement, moveFrom, focusTo } = useNextPending(list.source.rows);
  const { added, show: showNew } = useNewRequests(reply, list.filter?.isOn ?? false);

  const close = () => ask(undefined);
  async function decideRow(request: HwidRequest, decision: Decision) {
    const decided = await decide(request, decision);
    notifyDecided(decided);
    if (!decided.isDecided) return;
    moveFrom({ id: request.id, decision });
    close();
  }

  return (
    <>
      <NextPending value={focusTo}>
        <AdminList
          title="HWID reset requests"
          actions={
            pending ? (
              <Button variant="primary" onClick={() => show('review')}>
                {`Review ${formatCount(pending)} pending`}
              </Button>
            ) : undefined
          }
          {...list}
          note={
            pending !== undefined && (
              <>
                {pending === 0 && <p>0 pending</p>}
                <span role="status">
                  {added !== undefined && (
                    <button
                      type="button"
                      onClick={showNew}
                      className="rounded-xs font-medium text-accent-text underline"
                    >
                      {added > 0
                        ? `Show ${pluralize(added, ['new request', 'new requests'])}`
                        : 'Show changes'}
                    </button>
                  )}
                </span>
              </>
            )
          }
          emptyHint="Reset requests appear here."
        />
      </NextPending>
      <p role="status" className="sr-only">
        <UntranslatedNames names={announcement.names}>{announcement.text}</UntranslatedNames>
      </p>
      {!question && dialog}
      {question?.kind === 'details' && <RequestDialog request={question.row} onClose={close} />}
      {question && question.kind !== 'details' && (
        <DecideDialog
          request={question.row}
          decision={question.kind}
          onConfirm={() => decideRow(question.row, question.kind)}
          onClose={close}
        />
      )}
    </>
  );
}
