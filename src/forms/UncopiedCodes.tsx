import { Button } from '#src/ui/Button.tsx';
import { CodeBlock } from '#src/ui/CodeBlock.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

export interface UncopiedCodesProps {
  /** One code per line. */
  codes: string;
  /** The plural noun in the name of the copy button, such as 'keys'. */
  label: string;
  onClose(): void;
}

/** Shows generated codes that the browser refused to copy, with a copy button. */
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
