import { Button } from '#src/ui/Button.tsx';
import { CodeBlock } from '#src/ui/CodeBlock.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

export interface UncopiedCodesProps {
  /** One code a line. */
  codes: string;
  /** What they are, for the copy button: 'keys'. */
  label: string;
  onClose(): void;
}

/** Generated codes that the browser did not let us copy: to be read, and copied by a click of their own. */
export function UncopiedCodes({ codes, label, onClose }: UncopiedCodesProps) {
  return (
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
}
