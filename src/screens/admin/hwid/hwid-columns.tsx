import { InfoIcon } from 'lucide-react';
import { createContext, use, useRef } from 'react';
import type { HwidRequest } from '#src/contract/admin/hwid-requests.ts';
import { Button } from '#src/ui/Button.tsx';
import { CopyableValue } from '#src/ui/CopyableValue.tsx';
import { useIsTruncated } from '#src/ui/use-is-truncated.ts';
import { copyable, listColumns, secondary } from '../list/columns.tsx';
import { RowAction, rowNameId } from '../list/RowAction.tsx';
import { compareHwids, differenceStripes } from './compare-hwids.ts';
import { type Decision, decisionId, decisions, isPending, nameOf, statusTones } from './requests.ts';
import type { RowState } from './use-decide.ts';
import { escapeInvisible, invisibleInText } from '#src/lib/invisible-characters.ts';
import { showInvisible } from '#src/ui/UntrustedText.tsx';

/** The dialog of a row, which is not in the address. */
export type RequestQuestion = { kind: Decision; row: HwidRequest } | { kind: 'details'; row: HwidRequest };

const column = listColumns<HwidRequest>();

const hwidCell = `${copyable} ${secondary} sm:min-w-26 sm:max-w-0`;
/** Classes that hide columns on a tablet, in favour of the reason. */
const wideOnly = 'sm:max-lg:hidden';
/** Classes that give the reason the remaining width from 1280 px on. */
const reasonCell = 'sm:min-w-40 sm:max-w-0 xl:w-full';

/** Returns the columns and their order (HWI-1). */
export const hwidColumns = (
  rowStates: ReadonlyMap<number, RowState>,
  ask: (question: RequestQuestion) => void,
) => [
  column.id({ phone: 'none' }),
  column.person('User', (request) => request.user, '–', { phone: 'title' }),
  column.custom(
    'Current HWID',
    (request) => request.currentHwid,
    (value, row) => <ComparedHwid value={value} label="current HWID" row={row} side="current" />,
    { className: `${hwidCell} ${wideOnly}`, empty: '–' },
  ),
  column.custom(
    'New HWID',
    (request) => request.requestHwid,
    (value, row) => <ComparedHwid value={value} label="new HWID" row={row} side="next" />,
    { className: `${hwidCell} sm:max-[52rem]:hidden`, empty: 'N/A' }, // the status has its room
  ),
  column.custom(
    'Reason',
    (request) => request.reason,
    (reason, row) => <Reason reason={reason} row={row} onDetails={() => ask({ kind: 'details', row })} />,
    { phone: 'fact', className: reasonCell, empty: '–' },
  ),
  column.code('Request IP', (request) => request.requestIp, 'request IP', {
    empty: '–',
    phone: 'none',
    width: 'sm:min-w-34',
    className: wideOnly,
  }),
  column.status('Status', (request) => request.status, statusTones, {
    phone: 'badge',
    width: 'sm:w-24 sm:min-w-24',
  }),
  column.date('Requested Date', (request) => request.createdDate, { empty: '–', phone: 'fact' }),
  column.actions(
    (row) => <DecisionCell row={row} state={rowStates.get(row.id)} onDecide={(kind) => ask({ kind, row })} />,
    { phone: 'buttons', width: 'sm:min-w-49.5' },
  ),
];

/** Context with the DOM id of the button to which a decided row passes the focus. */
export const NextPending = createContext<string | undefined>(undefined);

interface DecisionCellProps {
  row: HwidRequest;
  state: RowState | undefined;
  onDecide(decision: Decision): void;
}

const DecisionCell = ({ row, state, onDecide }: DecisionCellProps) => (
  <div className="contents" data-focus-to={use(NextPending)}>
    {isPending(row) ? (
      <DecisionButtons {...{ row, state, onDecide }} />
    ) : (
      <span className="grid">
        {/* on a phone's card the chip is enough */}
        <span className="text-muted max-sm:sr-only">{row.status.toLowerCase()}</span>{' '}
        {state === 'decidedElsewhere' && <span className="text-xs text-muted">by someone else</span>}
      </span>
    )}
  </div>
);

interface ReasonProps {
  reason: string | null;
  row: HwidRequest;
  onDetails(): void;
}

/** Shows the reason in one line, on a tablet two. 'Details', or a phone's open card, has all of it. */
function Reason({ reason, row, onDetails }: ReasonProps) {
  const text = useRef<HTMLSpanElement>(null);
  const isCut = useIsTruncated(text);
  return (
    <span className="sm:flex sm:items-center sm:gap-1">
      <span
        ref={text}
        dir="auto" // puts the ellipsis after the text
        title={reason ? escapeInvisible(reason, invisibleInText) : undefined}
        className="min-w-0 grow sm:max-lg:line-clamp-2 sm:max-lg:text-xs sm:max-lg:whitespace-normal lg:truncate"
      >
        {reason === null ? <span className="text-muted">–</span> : showInvisible(reason, invisibleInText)}
      </span>
      {isCut && (
        <RowAction
          rowId={row.id}
          label="Details"
          of={`of the request from ${nameOf(row)}`}
          icon={<InfoIcon className="size-icon-sm" />}
          className="max-sm:hidden"
          onClick={onDetails}
        />
      )}
    </span>
  );
}

const DecisionButtons = ({ row, state, onDecide }: DecisionCellProps) => (
  <div className="flex w-full gap-2 max-sm:mt-2.5 max-sm:*:flex-1">
    {(['approve', 'decline'] as const)
      .map((decision) => (
        <Button
          key={decision}
          id={decisionId(decision, row.id)}
          size="sm"
          className="sm:pointer-coarse:min-h-control-md! sm:pointer-coarse:before:absolute sm:pointer-coarse:before:-inset-1"
          aria-label={`${decisions[decision].label} ${nameOf(row)}`}
          aria-describedby={rowNameId(row.id)}
          disabled={state !== undefined}
          onClick={() => onDecide(decision)}
        >
          {decisions[decision].label}
        </Button>
      ))
      .flatMap((button) => [button, ' '])}
  </div>
);

interface ComparedHwidProps {
  value: string | null;
  label: string;
  row: HwidRequest;
  side: 'current' | 'next';
}

/** An HWID of which CSS shows eight characters; the whole value is read out and copied. */
function ComparedHwid({ value, label, row, side }: ComparedHwidProps) {
  if (!value && side === 'current') return <span className="text-muted">–</span>;
  if (!value) return <NoHwid isMissed={isPending(row)} />;
  const { currentHwid, requestHwid } = row;
  const comparison = currentHwid && requestHwid ? compareHwids(currentHwid, requestHwid) : undefined;
  return (
    <CopyableValue value={value} label={label}>
      <span
        dir="ltr"
        className="block overflow-clip bg-[size:100%_1px] bg-bottom bg-no-repeat py-0.5 text-ellipsis whitespace-nowrap sm:max-w-[9.25ch]"
        style={{ backgroundImage: comparison?.isNear ? differenceStripes(comparison[side]) : undefined }}
      >
        {value}
      </span>
    </CopyableValue>
  );
}

/** Text in place of a missing new HWID; amber while pending, as an approval would leave the user without an HWID. */
function NoHwid({ isMissed }: { isMissed: boolean }) {
  if (!isMissed) return <span className="text-muted">N/A</span>;
  return (
    <span className="text-warning">
      <span>N/A</span> <span className="ms-0.5 text-xs">no new HWID</span>
    </span>
  );
}
