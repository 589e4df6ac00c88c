import clsx from 'clsx';
import { ChevronRightIcon } from 'lucide-react';
import { useState } from 'react';
import type { LoggedCall } from '#mocks/log/entry.ts';
import { formatTime } from './format-time.ts';
import { Chip, type Tone } from '#src/ui/Chip.tsx';
import { LogDetails } from './LogDetails.tsx';
import { useMock } from './mock-context.ts';

/** A call in one line; opens to its headers and bodies. */
export function LogRow({ call: logged }: { call: LoggedCall }) {
  const { failure } = useMock();
  const [isOpen, setOpen] = useState(false);
  const { id, time, call, method, path, who, from, status, answeredBy, outcome, duration, deviations } =
    logged;
  const isOrdinary = answeredBy === 'handler' || answeredBy === 'upstream' || answeredBy === undefined;
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `call-${id}` : undefined}
        onClick={() => setOpen(!isOpen)}
        className="grid min-h-control-md w-full grid-cols-[auto_minmax(0,1fr)_auto_auto] items-center gap-x-2.5 px-2.5 py-1 text-start -outline-offset-2 hover:bg-hover pointer-coarse:min-h-control-lg md:grid-cols-[auto_4.5rem_minmax(0,1fr)_9rem_minmax(0,11rem)_3.5rem_4rem]"
      >
        <ChevronRightIcon className={clsx('size-icon-xs', 'text-muted', isOpen && 'rotate-90')} />
        <span className="mono text-muted max-md:hidden">{formatTime(time)}</span>
        <span className="min-w-0 truncate">
          <span className="mono font-medium">{call ?? `${method} ${path}`}</span>
          {call && <span className="mono text-xs text-muted max-lg:hidden"> {`${method} ${path}`}</span>}
        </span>
        <span className="truncate text-xs text-muted max-md:hidden">
          {who}
          <span className="sr-only">, from {from}</span>
        </span>
        <span
          className={clsx('truncate text-xs max-md:hidden', isOrdinary ? 'text-muted' : 'text-accent-text')}
        >
          {deviations ? (
            <span className="text-danger">{deviations.length} off the contract</span>
          ) : (
            answeredBy && (outcome ?? by[answeredBy])
          )}
        </span>
        <Chip tone={toneOf(status)} className="mono justify-self-start">
          {status === undefined ? '…' : status === 0 ? 'none' : status}
        </Chip>
        <span className="mono text-end text-xs text-muted">
          {duration === undefined ? '' : `${duration} ms`}
        </span>
      </button>
      {failure && !isOpen && <p className="ps-9 pe-3 pb-1.5 text-xs text-muted">{logged.reason}</p>}
      {isOpen && <LogDetails id={id} isAnswered={status !== undefined} />}
    </li>
  );
}

const by = {
  upstream: 'real server',
  handler: 'handler',
  access: 'access refused',
  input: 'input refused',
  outcome: 'outcome',
  fault: 'fault',
  nothing: 'no handler',
  crash: 'handler failed',
} satisfies Record<NonNullable<LoggedCall['answeredBy']>, string>;

function toneOf(status: number | undefined): Tone {
  if (status === undefined) return 'neutral';
  if (status === 0 || status >= 500) return 'danger';
  return status >= 400 ? 'warning' : 'success';
}
