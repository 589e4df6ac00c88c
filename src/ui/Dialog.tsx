import {
  Description,
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  TransitionChild,
} from '@headlessui/react';
import clsx from 'clsx';
import { type FormEvent, type MouseEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useBackGuard } from './back-guards.ts';
import { Form } from './Form.tsx';
import { ignoreHeldEnter } from './ignore-held-enter.ts';
import { useEscapeLayer } from './use-escape-layer.ts';
import { useOutsideClick } from './use-outside-click.ts';

/** Props that all dialogs share. */
export interface WindowProps {
  open?: boolean;
  /** Called on Escape, on a click outside, and by a Cancel button. */
  onClose: () => void;
  title: ReactNode;
  /** The maximum width on screens from 640 px; `steady` also keeps its height while its content changes. */
  size?: 'sm' | 'md' | 'lg' | 'steady';
}

export interface DialogProps extends WindowProps {
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** A sentence below the title, announced with it. */
  description?: ReactNode;
  /** The content; scrolls when it is long. */
  children?: ReactNode;
  /** The buttons, with the primary one last. */
  footer?: ReactNode;
  /** False disables closing by Escape, by a click outside and by Back (ROU-8). */
  dismissible?: boolean;
  /** Receives the initial focus. Default: the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Wraps content and footer in a form. The default action is prevented. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  formRef?: RefObject<HTMLFormElement | null>;
}

const sizes = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-lg',
  lg: 'sm:max-w-2xl',
  steady: 'h-[92dvh] sm:h-[min(92dvh,44rem)] sm:max-w-[40rem]',
};

/** A modal dialog, on phones a bottom sheet. For questions use a ConfirmDialog, for forms a FormDialog. */
export function Dialog({
  role = 'dialog',
  open = true,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'sm',
  dismissible = true,
  initialFocus,
  onSubmit,
  formRef,
}: DialogProps) {
  const leave = () => dismissible && onClose();
  useEscapeLayer(open, leave);
  useBackGuard(open && !dismissible, () => {});
  const outside = useOutsideClick(leave);
  // Headless UI 2.2 makes the page below inert when a dialog becomes modal, but knows that page only once it is mounted
  const [mounted, setMounted] = useState<HTMLElement | null>(null);
  return (
    <HeadlessDialog
      {...useWholePresses()}
      role={role}
      open={open}
      onClose={leave}
      initialFocus={initialFocus}
      ref={setMounted}
      __demoMode={!mounted}
      transition
      className="fixed inset-0 layer-dialog outline-none transition duration-(--duration-normal) data-closed:opacity-0"
    >
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-scrim transition-opacity duration-(--duration-normal) data-closed:opacity-0"
      />
      <DialogPanel
        {...outside}
        data-dialog-panel
        className="fixed inset-0 flex items-end justify-center overflow-y-auto sm:items-center sm:p-6"
      >
        <TransitionChild
          as="div"
          className={clsx(
            'flex max-h-[92dvh] w-full flex-col break-words text-pretty rounded-t-xl bg-float shadow-dialog ' +
              'transition duration-(--duration-normal) ease-out outline-none sm:max-h-[min(92dvh,56rem)] sm:rounded-xl short:overflow-y-auto short:sm:scroll-pb-20',
            'data-closed:translate-y-3 data-closed:opacity-0 sm:data-closed:translate-y-0 sm:data-closed:scale-[0.98]',
            sizes[size],
          )}
        >
          <div className={clsx('px-5 pt-5 sm:px-6 sm:pt-6', !children && 'pb-4')}>
            <DialogTitle className="text-xl font-semibold">{title}</DialogTitle>
            {description && <Description className="mt-1 text-muted">{description}</Description>}
          </div>
          <DialogForm onSubmit={onSubmit} formRef={formRef}>
            {children && (
              <div
                className={clsx(
                  'grid min-h-0 flex-1 grid-cols-1 content-start gap-4 overflow-y-auto px-5 pt-4 pb-5 short:flex-none',
                  'short:overflow-visible sm:px-6',
                  size === 'steady' && 'mask-b-from-[calc(100%-1rem)]', // content below fades out
                )}
              >
                {children}
              </div>
            )}
            {footer && <DialogFooter>{footer}</DialogFooter>}
          </DialogForm>
        </TransitionChild>
      </DialogPanel>
    </HeadlessDialog>
  );
}

/** Ignores the rest of a press that has rendered another element below it: a held key, a second click (API-6). */
function useWholePresses() {
  /** The button of the last single click in the dialog; undefined before it. */
  const pressed = useRef<Element | null>(undefined);
  return {
    onKeyDown: ignoreHeldEnter,
    onClickCapture(event: MouseEvent) {
      const button = (event.target as Element).closest('button');
      if (event.detail < 2) pressed.current = button;
      if (button === pressed.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** A form around its children if they can be submitted. */
function DialogForm({ children, formRef, onSubmit }: Pick<DialogProps, 'children' | 'formRef' | 'onSubmit'>) {
  if (!onSubmit) return children;
  return (
    <Form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // events bubble through portals, to a form around the dialog
        onSubmit(event);
      }}
      className="flex min-h-0 flex-1 flex-col short:flex-none"
    >
      {children}
    </Form>
  );
}

/** Stays in sight at 200 %, where the dialog scrolls as a whole; at 400 % its column of buttons comes last. */
const DialogFooter = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col-reverse gap-2 border-t border-line px-5 py-4 sm:flex-row sm:flex-wrap sm:justify-end sm:px-6 short:sm:sticky short:sm:bottom-0 short:sm:z-1 short:sm:bg-float short:sm:py-2.5 [&>button]:max-sm:w-full">
    {children}
  </div>
);
