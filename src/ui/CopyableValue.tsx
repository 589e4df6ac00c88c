import clsx from 'clsx';
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';

export interface CopyableValueProps extends Omit<CopyButtonProps, 'text'> {
  value: string;
  /** How many characters are shown, with an ellipsis if there are more. Without it: all that fit. */
  short?: number;
}

/** A code that is shown short and copied whole; the whole shows on hover (SPEC.md §2: HWIDs, codes). */
export function CopyableValue({ value, short, className, ...copy }: CopyableValueProps) {
  const shown = short !== undefined && value.length > short ? `${value.slice(0, short)}…` : value;
  return (
    <span className={clsx('inline-flex max-w-full min-w-0 items-center gap-1', className)}>
      <span title={value} className="mono min-w-0 truncate">{shown}</span>
      <CopyButton text={value} {...copy} />
    </span>
  );
}
