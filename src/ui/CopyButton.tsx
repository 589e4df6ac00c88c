import clsx from 'clsx';
import { CheckIcon, CopyIcon, TriangleAlertIcon } from 'lucide-react';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps {
  text: string;
  /** The noun for the text: 'HWID' gives a button named 'Copy HWID'. */
  label: string;
  /** Called with the outcome, for screens with a message of their own ('Code copied to clipboard'). */
  onCopied?: (done: boolean) => void;
  className?: string;
}

/** Copies the text beside it and shows whether the browser allowed it. In tables use a CopyableValue. */
export function CopyButton({ text, label, onCopied, className }: CopyButtonProps) {
  const { outcome, copy } = useCopy();
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
        outcome === 'copied'
          ? 'text-success'
          : outcome === 'failed'
            ? 'text-danger'
            : 'text-muted hover:text-text',
        className,
      )}
    >
      {outcome === 'copied' ? (
        <CheckIcon className="size-icon-sm" />
      ) : outcome === 'failed' ? (
        <TriangleAlertIcon className="size-icon-sm" />
      ) : (
        <CopyIcon className="size-icon-sm" />
      )}
      <span role="status" className="sr-only">
        {outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Not copied: the browser blocked it' : ''}
      </span>
    </button>
  );
}
