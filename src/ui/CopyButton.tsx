import clsx from 'clsx';
import { CheckIcon, CopyIcon, WarningIcon } from './icons.tsx';
import { useCopy } from './use-copy.ts';

export interface CopyButtonProps {
  /** What lands on the clipboard. */
  text: string;
  /** What is copied: 'HWID' gives a button named 'Copy HWID'. */
  label: string;
  /** Told how it went, where the screen has its own words for it ('Code copied to clipboard'). */
  onCopied?: (done: boolean) => void;
  className?: string;
}

/**
 * Copies a text that stands beside it and shows on the spot whether the browser let it. A code that is itself
 * pressed to be copied is a CopyableValue, which takes less room in a table.
 */
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
        'inline-grid size-7 shrink-0 place-items-center rounded-sm transition-colors hover:bg-hover',
        outcome === 'copied'
          ? 'text-success'
          : outcome === 'failed'
            ? 'text-danger'
            : 'text-muted hover:text-text',
        className,
      )}
    >
      {outcome === 'copied' ? (
        <CheckIcon size={15} />
      ) : outcome === 'failed' ? (
        <WarningIcon size={15} />
      ) : (
        <CopyIcon size={15} />
      )}
      <span role="status" className="sr-only">
        {outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Not copied: the browser refused' : ''}
      </span>
    </button>
  );
}
