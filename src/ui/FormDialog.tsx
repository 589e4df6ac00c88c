import { useId, useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface FormDialogProps extends Pick<DialogProps, 'open' | 'title' | 'description' | 'size' | 'onClose'> {
  submitLabel: string;
  busy?: boolean;
  busyLabel?: string;
  submitDisabled?: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  /** The fields. */
  children: ReactNode;
  /** Default: closable unless busy. */
  dismissible?: boolean;
}

/** A form in a dialog: Cancel and submit. While busy it stays open and submits no second time. */
export function FormDialog({ submitLabel, busy = false, busyLabel, submitDisabled = false, onSubmit, children, dismissible = !busy, onClose, ...dialog }: FormDialogProps) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const firstField = {
    get current() {
      return form.current?.querySelector<HTMLElement>(':is(input, textarea, select, button):enabled:not([type=hidden])') ?? null;
    },
  };
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation(); // a portal's events reach the React parents: no form around this one may answer
    if (!busy) onSubmit(event);
  }
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      dismissible={dismissible}
      initialFocus={firstField}
      footer={
        <>
          <Button disabled={!dismissible} onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId} busy={busy} busyLabel={busyLabel} disabled={submitDisabled}>{submitLabel}</Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className="grid gap-4">{children}</form>
    </Dialog>
  );
}
