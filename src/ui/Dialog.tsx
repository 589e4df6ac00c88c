import {
  Description,
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react';
import clsx from 'clsx';
import type { FormEvent, ReactNode, RefObject } from 'react';

/** What every window above the page has in common. */
export interface WindowProps {
  open?: boolean;
  /** Escape, or a click beside it; in the dialogs with buttons also Cancel. */
  onClose: () => void;
  title: ReactNode;
  /** How wide, from 640 px on. */
  size?: 'sm' | 'md' | 'lg';
}

export interface DialogProps extends WindowProps {
  /** A sentence under the title, read out with it. */
  description?: ReactNode;
  /** What it is about; scrolls where it is long. */
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** False while it must not go away: Escape and a click beside it do nothing. */
  dismissible?: boolean;
  /**
   * Gets the focus first; by default the dialog itself. Not on touch screens, where it would raise the
   * keyboard.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Makes content and footer one form. The page's own reload is prevented here. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** To reach that form. */
  formRef?: RefObject<HTMLFormElement | null>;
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-lg', lg: 'sm:max-w-2xl' };

/**
 * A window above the page; a sheet from below on phones. The focus stays inside and returns where it was. A
 * question is a ConfirmDialog, fields to fill in are a FormDialog; this one is for what is left, such as
 * something to read and copy.
 */
export function Dialog({
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
  const content = (
    <>
      {children && (
        <div className="grid min-h-0 flex-1 grid-cols-1 content-start gap-4 overflow-y-auto px-5 py-4 sm:px-6">
          {children}
        </div>
      )}
      {footer && (
        <div
          className={clsx(
            'flex flex-col-reverse gap-2 border-t border-line px-5 py-4 sm:flex-row sm:flex-wrap',
            'sm:justify-end sm:px-6 [&>button]:max-sm:w-full',
          )}
        >
          {footer}
        </div>
      )}
    </>
  );
  return (
    <HeadlessDialog
      open={open}
      onClose={() => dismissible && onClose()}
      initialFocus={initialFocus}
      transition
      className="fixed inset-0 z-40 outline-none transition duration-150 data-closed:opacity-0"
    >
      <DialogBackdrop
        transition
        className="fixed inset-0 bg-scrim transition-opacity duration-150 data-closed:opacity-0"
      />
      <div className="fixed inset-0 flex items-end justify-center overflow-y-auto sm:items-center sm:p-6">
        <DialogPanel
          transition
          className={clsx(
            'flex max-h-[92dvh] w-full flex-col break-words rounded-t-xl bg-float shadow-dialog transition ' +
              'duration-150 ease-out outline-none sm:max-h-[min(92dvh,56rem)] sm:rounded-xl',
            'data-closed:translate-y-3 data-closed:opacity-0 sm:data-closed:translate-y-0 sm:data-closed:scale-[0.98]',
            widths[size],
          )}
        >
          <div className="px-5 pt-5 sm:px-6 sm:pt-6">
            <DialogTitle className="text-lg font-semibold">{title}</DialogTitle>
            {description && <Description className="mt-1 text-muted">{description}</Description>}
          </div>
          {onSubmit ? (
            <form
              ref={formRef}
              noValidate
              onSubmit={(event) => submit(event, onSubmit)}
              className="flex min-h-0 flex-1 flex-col"
            >
              {content}
            </form>
          ) : (
            content
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}

function submit(event: FormEvent<HTMLFormElement>, onSubmit: NonNullable<DialogProps['onSubmit']>) {
  event.preventDefault();
  event.stopPropagation(); // a portal's events reach the React parents: no form around this one may answer
  onSubmit(event);
}
