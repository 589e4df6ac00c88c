import { useRef, type FormEvent, type ReactNode } from 'react';
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

const field = ':is(input, textarea, select, button):enabled:not([type=hidden])';

/** A form in a dialog: Cancel and submit. While busy it stays open and submits no second time. */
export function FormDialog({ submitLabel, busy = false, busyLabel, submitDisabled = false, onSubmit, dismissible = !busy, onClose, ...dialog }: FormDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const firstField = {
    get current() {
      return form.current?.querySelector<HTMLElement>(field) ?? null;
    },
  };
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      dismissible={dismissible}
      initialFocus={firstField}
      formRef={form}
      onSubmit={(event) => !busy && onSubmit(event)}
      footer={
        <>
          <Button disabled={!dismissible} onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" busy={busy} busyLabel={busyLabel} disabled={submitDisabled}>{submitLabel}</Button>
        </>
      }
    />
  );
}
