import clsx from 'clsx';
import { type FocusEvent, type MouseEvent, useRef } from 'react';
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
 * Shows the toasts of `notify`. Render it once, in the root route, so that toasts survive navigation
 * (DEC-27). They pause while they are hovered or focused. Rendered in the body, because an open dialog makes
 * the app inert.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  function onFocus({ currentTarget, relatedTarget }: FocusEvent) {
    handlers.startPause();
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  }
  /**
   * Moves the focus before the toast is removed: a removed element fires no blur, so the pause would never
   * end.
   */
  function passOn({ currentTarget: button, detail }: MouseEvent<HTMLButtonElement>) {
    if (detail !== 0) return;
    const buttons = [...(region.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(button);
    button.blur();
    (buttons[at + 1] ?? buttons[at - 1] ?? cameFrom.current)?.focus({ preventScroll: true });
  }
  return (
    <>
      {createPortal(
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses the toasts
        <div
          ref={region}
          role="region"
          aria-label="Notifications"
          onMouseEnter={handlers.startPause}
          onMouseLeave={handlers.endPause}
          onFocus={onFocus}
          onBlur={handlers.endPause}
          className={clsx(
            'pointer-events-none fixed inset-x-0 bottom-0 z-70 flex flex-col items-center gap-2',
            'p-4 sm:items-end sm:p-6',
          )}
        >
          {toasts
            .filter(({ visible }) => visible)
            .map((item) => (
              <ToastCard key={item.id} toast={item} onDismiss={passOn} />
            ))}
        </div>,
        document.body,
      )}
    </>
  );
}

interface ToastCardProps {
  toast: Toast;
  /** Called before the toast is removed. */
  onDismiss(event: MouseEvent<HTMLButtonElement>): void;
}

function ToastCard({ toast: item, onDismiss }: ToastCardProps) {
  const severity = item.icon as Severity;
  const { Icon, tone } = looks[severity];
  const urgent = severity === 'error' || severity === 'warning';
  return (
    <div
      data-severity={severity}
      className={clsx(
        'pointer-events-auto flex w-full max-w-100 animate-rise items-start gap-3 rounded-lg',
        'bg-float py-2.5 ps-3.5 pe-2 shadow-float sm:w-100',
      )}
    >
      <Icon size={18} className={clsx('mt-1 shrink-0', tone)} />
      {/* a new element when the toast is repeated, so that it is announced again */}
      <p
        key={item.createdAt}
        role={urgent ? 'alert' : 'status'}
        className="min-w-0 flex-1 py-1 text-pretty break-words"
      >
        {item.message as string}
      </p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={(event) => {
          onDismiss(event);
          toast.remove(item.id);
        }}
        className="grid size-7 shrink-0 place-items-center rounded-sm text-muted hover:bg-hover hover:text-text"
      >
        <XIcon size={15} />
      </button>
    </div>
  );
}
