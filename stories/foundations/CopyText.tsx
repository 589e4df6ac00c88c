import { CopyButton } from '#src/ui/CopyButton.tsx';

/** A value with a copy button. `label` describes it, such as 'accent, dark, hex'. */
export const CopyText = ({ text, label }: { text: string; label: string }) => (
  <span className="flex min-w-0 items-center justify-between gap-1">
    <span dir="ltr" className="mono min-w-0 text-xs break-words">
      {text}
    </span>
    <CopyButton text={text} label={label} />
  </span>
);
