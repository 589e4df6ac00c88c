import clsx from 'clsx';
import { type ReactNode, useState } from 'react';
import { CheckIcon, WarningIcon } from './icons.tsx';
import { useCopy } from './use-copy.ts';

export interface CopyableValueProps {
  value: string;
  /** What it is: 'HWID' is described as 'Copy HWID'. */
  label: string;
  /** How many characters are shown, with an ellipsis if there are more. Without it: all that fit. */
  short?: number | undefined;
  /** Blurred until the pointer or the focus is on it. */
  sensitive?: boolean;
  /** The value dressed otherwise; by default its text. */
  children?: ReactNode;
}

const announcements = { copied: 'Copied', failed: 'Not copied: the browser refused' };

/**
 * Drawn by the style sheet alone, and only when it is seen: as an element it would be a third of a long
 * table.
 */
const copySign =
  'after:absolute after:start-full after:ms-1 after:hidden after:size-3.25 after:bg-muted ' +
  'after:mask-(--sign-copy) hover:after:block focus-visible:after:block ' +
  'max-sm:pointer-coarse:after:block';

/**
 * A code that is shown short and copied whole by a press on it; the whole shows on hover (USR-1: HWIDs,
 * codes). Its name is the value alone, so that a cell reads as what it holds; that a press copies is its
 * description.
 */
export function CopyableValue({ value, label, short, sensitive = false, children }: CopyableValueProps) {
  const { outcome, copy } = useCopy();
  // the live region comes with the first touch: in time to speak, and not five times in every row of a table
  const [isTouched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  const shown = short !== undefined && value.length > short ? `${value.slice(0, short)}…` : value;
  return (
    <>
      <button
        type="button"
        title={value}
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- a global attribute since ARIA 1.3
        aria-description={`Copy ${label}`}
        onFocus={touch}
        onPointerDown={touch}
        onClick={(event) => {
          event.stopPropagation(); // a row around it may be clickable
          void copy(value);
        }}
        className={clsx(
          'group/copy relative inline-flex hover:isolate min-h-7 max-w-full min-w-0 items-center rounded-xs ' +
            'text-start max-sm:max-w-[calc(100%-1.125rem)]',
          // the plate behind it and the sign after it take no room: a table has many of these
          'hover:before:absolute hover:before:inset-y-0 hover:before:-start-1.5 hover:before:-end-4.5 ' +
            'hover:before:-z-1 hover:before:rounded-xs hover:before:bg-hover',
          !outcome && copySign,
        )}
      >
        <span
          dir="ltr"
          className={clsx(
            'mono min-w-0 truncate',
            sensitive &&
              'blur-[5px] transition-[filter] group-hover/copy:blur-none group-focus/copy:blur-none',
          )}
        >
          {children ?? shown}
        </span>
        {outcome === 'copied' && <CheckIcon size={13} className="absolute start-full ms-1 text-success" />}
        {outcome === 'failed' && <WarningIcon size={13} className="absolute start-full ms-1 text-danger" />}
      </button>
      {isTouched && (
        <span role="status" className="sr-only">
          {outcome && announcements[outcome]}
        </span>
      )}
    </>
  );
}
