import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { CodeBlock } from '#src/ui/CodeBlock.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import type { WriteForm } from './use-write-form.ts';

interface GenerateDialogProps {
  title: string;
  description: string;
  /** What the codes are called: 'keys'. */
  label: string;
  form: Pick<WriteForm<never>, 'dialog'>;
  /** Generated codes that the browser refused to copy, one per line. */
  uncopied: string | undefined;
  /** The fields. */
  children: ReactNode;
  onClose(): void;
}

/** The dialog of `useGenerateCodes`; where the browser refuses to copy the codes, it shows them instead. */
export function GenerateDialog({
  title,
  description,
  label,
  form,
  uncopied,
  children,
  onClose,
}: GenerateDialogProps) {
  if (uncopied !== undefined) return <UncopiedCodes codes={uncopied} label={label} onClose={onClose} />;
  return (
    <FormDialog
      title={title}
      description={description}
      submitLabel="Generate"
      busyLabel="Generating..."
      {...form.dialog}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}

interface UncopiedCodesProps {
  /** One code per line. */
  codes: string;
  /** The plural noun in the name of the copy button, such as 'keys'. */
  label: string;
  onClose(): void;
}

const UncopiedCodes = ({ codes, label, onClose }: UncopiedCodesProps) => (
  <Dialog
    title={`Your new ${label}`}
    description="The browser did not allow copying. Copy them here before you close this window."
    dismissible={false}
    onClose={onClose}
    footer={
      <Button variant="primary" onClick={onClose}>
        Close
      </Button>
    }
  >
    <CodeBlock text={codes} label={label} />
  </Dialog>
);
