import clsx from 'clsx';
import { createPortal } from 'react-dom';
import { toast, useToaster, type Toast } from 'react-hot-toast/headless';
import type { Severity } from '#src/lib/notify.ts';
import { CheckCircleIcon, ErrorIcon, InfoIcon, WarningIcon, XIcon } from './icons.tsx';

const looks = {
  success: { Icon: CheckCircleIcon, tone: 'text-success' },
  error: { Icon: ErrorIcon, tone: 'text-danger' },
  info: { Icon: InfoIcon, tone: 'text-info' },
  warning: { Icon: WarningIcon, tone: 'text-warning' },
};

/**
 * Shows what `notify` says, once a page and above the router, so that a toast survives a change of screen (T27).
 * Pauses under the pointer and while the focus is inside. Lives in <body>: an open dialog makes the app inert, not this.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  return createPortal(
    <div
      role="region"
      aria-label="Notifications"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className="pointer-events-none fixed inset-x-0 bottom-0 z-70 flex flex-col items-center gap-2 p-4 sm:items-end sm:p-6"
    >
      {toasts.filter(({ visible }) => visible).map((item) => <ToastCard key={item.id} toast={item} />)}
    </div>,
    document.body,
  );
}

function ToastCard({ toast: item }: { toast: Toast }) {
  const severity = item.icon as Severity;
  const { Icon, tone } = looks[severity];
  const urgent = severity === 'error' || severity === 'warning';
  return (
    <div data-severity={severity} className="pointer-events-auto flex w-full max-w-100 animate-rise items-start gap-3 rounded-lg bg-float py-2.5 ps-3.5 pe-2 shadow-float sm:w-100">
      <Icon size={18} className={clsx('mt-1 shrink-0', tone)} />
      <p role={urgent ? 'alert' : 'status'} className="min-w-0 flex-1 py-1 text-pretty break-words">{item.message as string}</p>
      <button type="button" aria-label="Dismiss" onClick={() => toast.remove(item.id)} className="grid size-7 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover hover:text-text">
        <XIcon size={15} />
      </button>
    </div>
  );
}
