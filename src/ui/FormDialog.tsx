import { useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog, type WindowProps } from './Dialog.tsx';

export interface FormDialogProps extends WindowProps {
  /** A sentence under the title, read out with it. */
  description?: ReactNode;
  /** What submitting does, in a word: 'Save'. */
  submitLabel: string;
  /** On its way: submits no second time and cannot be closed. */
  busy?: boolean;
  /** Replaces the label while busy. */
  busyLabel?: string;
  submitDisabled?: boolean;
  /** The page's own reload is prevented already. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The fields. */
  children: ReactNode;
}

const field = ':is(input, textarea, select, button):enabled:not([type=hidden])';

/**
 * A form in a dialog: Cancel and submit. While busy it stays open and submits no second time. For a few
 * fields about what stays in sight behind it; a question without fields is a ConfirmDialog.
 */
export function FormDialog({
  submitLabel,
  busy = false,
  busyLabel,
  submitDisabled = false,
  onSubmit,
  onClose,
  ...dialog
}: FormDialogProps) {
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
      dismissible={!busy}
      initialFocus={firstField}
      formRef={form}
      onSubmit={(event) => !busy && onSubmit(event)}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" busy={busy} busyLabel={busyLabel} disabled={submitDisabled}>
            {submitLabel}
          </Button>
        </>
      }
    />
  );
}
