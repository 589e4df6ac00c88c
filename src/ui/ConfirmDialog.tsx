import { Description } from '@headlessui/react';
import { TriangleAlertIcon } from 'lucide-react';
import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { typedExactly } from '#src/lib/clean-paste.ts';
import { escapeInvisible, visibleText } from '#src/lib/invisible-characters.ts';
import { useSingleFlight } from '#src/lib/use-single-flight.ts';
import { Button } from './Button.tsx';
import { Dialog, type DialogProps, type WindowProps } from './Dialog.tsx';
import { FormError } from './FormError.tsx';
import { UntrustedText } from './UntrustedText.tsx';
import { TextField } from './TextField.tsx';

export interface ConfirmDialogProps extends WindowProps {
  /** The question, where the title does not ask it. */
  children: ReactNode;
  /** Details of its subject, below the question; not announced with it. */
  details?: ReactNode;
  /** A consequence that cannot be undone. */
  warning?: ReactNode;
  /** The action of the button: 'Delete Key', not 'OK'. */
  confirmLabel: string;
  /** Replaces the label while busy. */
  busyLabel?: string;
  /** Use danger for destructive actions. */
  tone?: 'danger' | 'primary';
  /** Called on confirmation. The dialog is busy until a returned promise settles. */
  onConfirm: () => unknown;
  /** Must be typed to enable the button, for the most destructive actions such as deleting a user. */
  phrase?: string | undefined;
  /** Reason why the action failed, beside the toast that said so. */
  error?: string | undefined;
  /** Receives the initial focus. Default: Cancel, or the field of the phrase. */
  initialFocus?: DialogProps['initialFocus'];
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ');

/** True if the typed text matches the phrase: as shown, with escapes of invisible characters, or pasted as it is. */
const isTyped = (phrase: string, typed: string) =>
  [visibleText(typed), escapeInvisible(typed)].some((text) => plain(text) === plain(escapeInvisible(phrase)));

/**
 * Asks for confirmation and runs the action once. Actions that are easy to undo need none; for fields use a
 * FormDialog.
 */
export function ConfirmDialog({
  children,
  details,
  warning,
  confirmLabel,
  busyLabel,
  tone = 'danger',
  onConfirm,
  onClose,
  phrase,
  error,
  initialFocus,
  ...window
}: ConfirmDialogProps) {
  const [typed, setTyped] = useState('');
  const { run, busy } = useSingleFlight(onConfirm);
  const isReady = phrase === undefined || isTyped(phrase, typed);
  const cancel = useRef<HTMLButtonElement>(null); // the safe default for a hasty Enter
  const phraseField = useRef<HTMLInputElement>(null);
  const phraseId = useId();
  return (
    <Dialog
      role="alertdialog"
      {...window}
      onClose={onClose}
      dismissible={!busy}
      onSubmit={() => isReady && !busy && run()}
      initialFocus={initialFocus ?? (phrase === undefined ? cancel : phraseField)}
      footer={
        <>
          <Button ref={cancel} disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant={tone}
            type="submit"
            disabled={!isReady}
            busy={busy}
            busyLabel={busyLabel}
            aria-describedby={isReady ? undefined : phraseId}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children && (
        <Description as="div" className="break-words">
          {children}
        </Description>
      )}
      {details}
      {warning && <Warning>{warning}</Warning>}
      {phrase !== undefined && (
        <PhraseField ref={phraseField} {...{ phraseId, phrase, typed }} onType={setTyped} readOnly={busy} />
      )}
      <FormError messages={error && !busy ? [error] : []} />
    </Dialog>
  );
}

const Warning = ({ children }: { children: ReactNode }) => (
  <Description className="flex gap-2.5 rounded-md bg-danger-soft px-3 py-2.5 text-danger ring-1 ring-danger/20 ring-inset">
    <TriangleAlertIcon className="mt-px shrink-0" />
    <span className="min-w-0">{children}</span>
  </Description>
);

interface PhraseFieldProps {
  ref: Ref<HTMLInputElement>;
  /** The id of the sentence that asks for the phrase, which describes the disabled button. */
  phraseId: string;
  phrase: string;
  typed: string;
  onType(text: string): void;
  readOnly: boolean;
}

const PhraseField = ({ ref, phraseId, phrase, typed, onType, readOnly }: PhraseFieldProps) => (
  <TextField
    ref={ref}
    label={
      <span id={phraseId}>
        Type{' '}
        <strong className="mono font-semibold break-words">
          <UntrustedText>{phrase}</UntrustedText>
        </strong>{' '}
        to confirm
      </span>
    }
    value={typed}
    onChange={(event) => onType(event.target.value)}
    readOnly={readOnly}
    autoComplete="off"
    {...typedExactly}
  />
);
