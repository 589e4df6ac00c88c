import { CopyButton } from '#src/ui/CopyButton.tsx';
import { Mono } from '#src/ui/Mono.tsx';

/** A value with a copy button. `label` describes it, such as 'accent, dark, hex'. */
export const CopyText = ({ text, label }: { text: string; label: string }) => (
  <span className="flex min-w-0 items-center justify-between gap-1">
    <Mono className="text-xs">{text}</Mono>
    <CopyButton text={text} label={label} />
  </span>
);
