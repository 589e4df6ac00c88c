import clsx from 'clsx';
import { CopyIcon } from 'lucide-react';
import { outcomes, useCopy } from './use-copy.ts';

export interface CopyButtonProps {
  text: string;
  /** The noun for the text: 'HWID' gives a button named 'Copy HWID'. */
  label: string;
  /** Called with the outcome, for screens with a message of their own ('Code copied to clipboard'). */
  onCopied?: (done: boolean) => void;
  className?: string;
}

const untouched = { Icon: CopyIcon, tone: 'text-muted hover:text-text', said: '' };

/** Copies the text beside it and shows whether the browser allowed it. In tables use a CopyableValue. */
export function CopyButton({ text, label, onCopied, className }: CopyButtonProps) {
  const { outcome, copy } = useCopy();
  const { Icon, tone, said } = outcome ? outcomes[outcome] : untouched;
  return (
    <button
      type="button"
      aria-label={`Copy ${label}`}
      onClick={(event) => {
        event.stopPropagation(); // a row around it may be clickable
        void copy(text).then(onCopied);
      }}
      className={clsx(
        'inline-grid size-control-xs shrink-0 place-items-center rounded-sm transition-colors hover:bg-hover',
        'pointer-coarse:-m-2 pointer-coarse:size-control-lg',
        tone,
        className,
      )}
    >
      <Icon className="size-icon-sm" />
      <span role="status" className="sr-only">
        {said}
      </span>
    </button>
  );
}
