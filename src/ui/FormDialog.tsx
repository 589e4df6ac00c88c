import { useId, useRef, type FormEvent, type ReactNode, type FocusEvent, useState } from 'react';
import { useUnsavedQuestion } from '../app/leave-page.ts';
import { useBackGuard } from './back-guards.ts';
import { Button } from './Button.tsx';
import { Dialog, type WindowProps } from './Dialog.tsx';
import { FormError } from './FormError.tsx';

export interface FormDialogProps extends WindowProps {
  /** A sentence below the title, announced with it. */
  description?: ReactNode;
  /** The label of the submit button, and the one that replaces it while busy. Default: 'Save', 'Saving...'. */
  labels?: readonly [label: ReactNode, busyLabel?: string];
  /** Blocks submitting and closing. */
  busy?: boolean;
  /** Reason why the form cannot be submitted yet: disables the submit button, and stands beside it. */
  disabledReason?: string | false | undefined;
  /** Makes Escape and a click outside ask before they close the dialog. Cancel never asks. */
  isChanged?: boolean;
  /** Makes the browser ask before the page is left. */
  hasDraft?: boolean;
  /** Reasons of a refusal that belong to no field. Shown above the buttons. */
  errors?: readonly string[];
  /** Called on submit, with the default action already prevented. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The fields. */
  children: ReactNode;
}

/** Hidden fields, such as the username beside a new password, cannot take the focus. */
const field = ':is(input, textarea, select, button):enabled:not([type=hidden], [hidden])';

/** A short form in a dialog. For a question without fields use a ConfirmDialog. */
export function FormDialog({
  labels = ['Save', 'Saving...'],
  busy = false,
  disabledReason,
  isChanged = false,
  hasDraft = false,
  errors = [],
  onSubmit,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const { isAsked, close, keepEditing, onFieldFocus } = useDiscardQuestion(isChanged, onClose);
  useBackGuard(isChanged && !busy, close);
  useUnsavedQuestion(hasDraft);
  const form = useRef<HTMLFormElement>(null);
  const firstField = {
    get current() {
      return form.current?.querySelector<HTMLElement>(field) ?? null;
    },
  };
  return (
    <Dialog
      {...dialog}
      onClose={close}
      dismissible={!busy}
      initialFocus={firstField}
      formRef={form}
      onSubmit={(event) => !busy && onSubmit(event)}
      footer={
        isAsked ? (
          <DiscardQuestion onDiscard={onClose} onKeep={keepEditing} />
        ) : (
          <Buttons onCancel={onClose} {...{ labels, busy, disabledReason }} />
        )
      }
    >
      <div className="contents" onFocus={onFieldFocus}>
        {children}
      </div>
      <FormError messages={errors} />
    </Dialog>
  );
}

interface ButtonsProps extends Pick<FormDialogProps, 'busy' | 'disabledReason'> {
  labels: NonNullable<FormDialogProps['labels']>;
  onCancel(): void;
}

function Buttons({ labels: [label, busyLabel], busy, disabledReason, onCancel }: ButtonsProps) {
  const reasonId = useId();
  return (
    <>
      {disabledReason && (
        <p id={reasonId} className="min-w-0 flex-1 self-center text-xs text-muted max-sm:order-last">
          {disabledReason}
        </p>
      )}
      <Button disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
      <Button
        variant="primary"
        type="submit"
        busy={busy}
        busyLabel={busyLabel}
        disabled={Boolean(disabledReason)}
        aria-describedby={disabledReason ? reasonId : undefined}
      >
        {label}
      </Button>
    </>
  );
}

function DiscardQuestion({ onDiscard, onKeep }: { onDiscard: () => void; onKeep: () => void }) {
  return (
    <>
      <p role="alert" className="grow self-center text-sm max-sm:order-last max-sm:pb-1">
        Discard your changes?
      </p>
      <Button onClick={onDiscard}>Discard</Button>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the question has to be answered first */}
      <Button variant="primary" autoFocus onClick={onKeep}>
        Keep editing
      </Button>
    </>
  );
}

/** Closes an unchanged form at once, else after a question, which Escape or the focus of a field takes back (FRM-3). */
function useDiscardQuestion(isChanged: boolean, onClose: () => void) {
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLElement>(undefined);

  function keepEditing() {
    setAsked(false);
    field.current?.focus();
  }
  function close() {
    if (isAsked) keepEditing();
    else if (isChanged) setAsked(true);
    else onClose();
  }
  return {
    isAsked: isAsked && isChanged,
    close,
    keepEditing,
    /**
     * Notes the focused field, for the element around the fields. A click outside takes the focus away before it
     * closes.
     */
    onFieldFocus({ target }: FocusEvent<HTMLElement>) {
      field.current = target;
      setAsked(false);
    },
  };
}
