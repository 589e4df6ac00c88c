import { notifyCopied } from '#src/app/notify.ts';
import { Collapsible } from '#src/ui/Collapsible.tsx';
import { CopyButton } from '#src/ui/CopyButton.tsx';
import { UntrustedText } from '#src/ui/UntrustedText.tsx';

/** The section of the invitation codes, each to be copied (INV-2). */
export function CodeList({ codes }: { codes: readonly string[] }) {
  return (
    <Collapsible title="Invitation codes" count={codes.length}>
      <ul aria-label="Invitation codes" className="-my-1">
        {codes.map((code) => (
          <li key={code} className="flex items-center justify-between gap-3 py-1">
            <UntrustedText className="mono min-w-0 wrap-anywhere">{code}</UntrustedText>
            <CopyButton
              text={code}
              label={`code ${code}`}
              onCopied={tell}
              className="max-sm:-me-3.5! max-sm:size-control-lg"
            />
          </li>
        ))}
      </ul>
    </Collapsible>
  );
}

const tell = (isCopied: boolean) => notifyCopied(isCopied, 'Code', 'Select the code and copy it by hand');
