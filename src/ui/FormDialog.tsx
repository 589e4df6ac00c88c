import { useRef, type FormEvent, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog, type WindowProps } from './Dialog.tsx';
import { FormError } from './FormError.tsx';

export interface FormDialogProps extends WindowProps {
  /** A sentence below the title, announced with it. */
  description?: ReactNode;
  /** The label of the submit button: 'Save'. */
  submitLabel: string;
  /** While true, the form cannot be submitted and the dialog cannot be closed. */
  busy?: boolean;
  /** Replaces the label while busy. */
  busyLabel?: string;
  submitDisabled?: boolean;
  /** Why it was refused, for what belongs to no field. Shown above the buttons. */
  errors?: readonly string[];
  /** The default action is prevented already. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The fields. */
  children: ReactNode;
}

const field = ':is(input, textarea, select, button):enabled:not([type=hidden])';

/** A short form in a dialog. For a question without fields use a ConfirmDialog. */
export function FormDialog({
  submitLabel,
  busy = false,
  busyLabel,
  submitDisabled = false,
  errors = [],
  onSubmit,
  onClose,
  children,
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
    >
      {children}
      <FormError messages={errors} />
    </Dialog>
  );
}
