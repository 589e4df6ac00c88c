import clsx from 'clsx';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from 'lucide-react';
import { type FocusEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { toast, useToaster, type Toast } from 'react-hot-toast/headless';
import type { Severity } from '#src/app/notify.ts';
import { UntranslatedNames } from './UntranslatedNames.tsx';

const symbols = {
  success: { Icon: CircleCheckIcon, tone: 'text-success' },
  error: { Icon: CircleAlertIcon, tone: 'text-danger' },
  info: { Icon: InfoIcon, tone: 'text-info' },
  warning: { Icon: TriangleAlertIcon, tone: 'text-warning' },
};

const isUrgent = ({ icon }: Toast) => icon === 'error' || icon === 'warning';

/**
 * Shows the toasts of `notify`. Render it once, in the root route, so that toasts survive navigation (SUP-3). They
 * pause on hover and focus, stand in the body because an open dialog makes the app inert, and cover no active
 * controls (TOA-4).
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const { region, noteOrigin, passOn } = usePassedFocus();
  const shown = toasts.filter(({ visible }) => visible);
  useLayoutEffect(() => {
    if (shown.length === 0 || !region.current) return;
    const raiseIt = raise.bind(undefined, region.current);
    raiseIt();
    const changes = new MutationObserver(raiseIt); // a dialog opens, or its content arrives
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('transitionend', raiseIt); // until then the dialog moves
    return () => {
      changes.disconnect();
      document.removeEventListener('transitionend', raiseIt);
    };
  });
  const cards = (some: Toast[]) =>
    some.map((item) => <ToastCard key={item.id} toast={item} onDismiss={passOn} />);
  if (typeof document === 'undefined') return null; // on a server
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses the toasts
    <div
      ref={region}
      role="region"
      aria-label="Notifications"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={(event) => {
        handlers.startPause();
        noteOrigin(event);
      }}
      onBlur={handlers.endPause}
      className={
        'print:hidden pointer-events-none fixed inset-x-0 top-0 layer-notice p-2.5 max-sm:top-auto max-sm:bottom-(--raised) max-xl:[body:has([data-sheet]):not(:has([data-dialog-panel]))_&]:top-auto max-xl:[body:has([data-sheet]):not(:has([data-dialog-panel]))_&]:bottom-(--raised) sm:[body:has([data-top-notice])_&]:pt-18 sm:[body:has([data-top-notice="1"])_&]:pt-32'
      }
    >
      {/* both are there before the first toast: some screen readers miss a live region that is new */}
      <div aria-live="assertive" className={clsx(list, 'not-empty:pb-2')}>
        {cards(shown.filter(isUrgent))}
      </div>
      <div aria-live="polite" className={list}>
        {cards(shown.filter((item) => !isUrgent(item)))}
      </div>
    </div>,
    document.body,
  );
}

/** Elements that a toast at the bottom must not cover; what a dialog makes inert it may. */
const WORKED_WITH =
  ':is(main :is(input:not([type=checkbox]), select, textarea), nav[aria-label=Pagination], [aria-label=Selection], ' +
  '[role=tab], [role=tabpanel] button, [data-dialog-panel] :is(h2, button, input, select, textarea, pre, .mono)):not([inert] *)';

/** Moves toasts at the bottom above covered elements, at most to the top. */
function raise(region: HTMLElement): void {
  const least = 6; // 16 px with its own padding
  const most = innerHeight - region.offsetHeight;
  const parts = [...document.querySelectorAll(WORKED_WITH)].map((part) => part.getBoundingClientRect());
  let raised = least;
  for (const { top, bottom } of [...parts].sort((one, other) => other.bottom - one.bottom))
    if (bottom > most - raised && top < innerHeight - raised) raised = innerHeight - top;
  const place = `max(env(safe-area-inset-bottom), ${Math.min(raised, most)}px)`;
  region.style.setProperty('--raised', place);
}

/** Passes the focus of a dismissed toast on: to another toast, or to where it was before. */
function usePassedFocus() {
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  return {
    region,
    noteOrigin({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    },
    /** Ends the pause before the toast is removed: a removed element fires no blur. */
    passOn({ currentTarget: button, detail }: MouseEvent<HTMLButtonElement>) {
      if (document.activeElement !== button) return; // browsers that do not focus clicked buttons
      const buttons = [...(region.current?.querySelectorAll('button') ?? [])];
      const at = buttons.indexOf(button);
      button.blur();
      ((detail === 0 && (buttons[at + 1] ?? buttons[at - 1])) || cameFrom.current)?.focus({
        preventScroll: true,
      });
    },
  };
}

const list = 'grid justify-items-center gap-2';

interface ToastCardProps {
  toast: Toast;
  /** Called before the toast is removed. */
  onDismiss(event: MouseEvent<HTMLButtonElement>): void;
}

function ToastCard({ toast: item, onDismiss }: ToastCardProps) {
  const severity = item.icon as Severity;
  const { Icon, tone } = symbols[severity];
  return (
    <div
      data-severity={severity}
      className="pointer-events-auto flex max-w-full min-w-0 animate-rise items-start gap-3 rounded-lg bg-float py-1.5 ps-3.5 pe-1.5 shadow-float [--rise-by:-6px] sm:max-w-100"
    >
      <Icon className={clsx('mt-1 shrink-0', tone)} />
      {/* a new element when the toast is repeated, so that it is announced again */}
      <p
        key={item.createdAt}
        role={isUrgent(item) ? 'alert' : 'status'}
        className="min-w-0 flex-1 py-1 text-pretty break-words"
      >
        <UntranslatedNames>{item.message as string}</UntranslatedNames>
      </p>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={(event) => {
          onDismiss(event);
          toast.remove(item.id);
        }}
        className="grid size-control-xs shrink-0 place-items-center rounded-sm text-muted hover:bg-hover hover:text-text pointer-coarse:-m-2 pointer-coarse:size-control-lg"
      >
        <XIcon className="size-icon-sm" />
      </button>
    </div>
  );
}
