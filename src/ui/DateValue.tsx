import clsx from 'clsx';
import {
  formatDate,
  formatDateTime,
  formatToTheSecond,
  formatUtcOrdinal,
  relativeTime,
} from '#src/app/format-date.ts';
import { CopyButton } from './CopyButton.tsx';
import { Tooltip } from './Tooltip.tsx';
import { useCopy } from './use-copy.ts';

export interface DateValueProps {
  /** ISO 8601. */
  iso: string;
  /** Default: 'datetime'. */
  show?: 'datetime' | 'date';
}

/**
 * A date in the viewer's locale, with a tooltip of the relative, the exact local, UTC and ISO time. Enter copies the
 * ISO text. For input use a DateField, DateTimeField or DeadlineField.
 */
export function DateValue({ iso, show = 'datetime' }: DateValueProps) {
  const { outcome, copy } = useCopy();
  const text = show === 'date' ? formatDate(iso) : formatDateTime(iso);
  if (!text) return <>{iso}</>;
  return (
    <Tooltip content={() => <DateDetails iso={iso} outcome={outcome} />}>
      <button
        type="button"
        onClick={(event) => event.detail === 0 && void copy(iso)} // 0: by keyboard
        className={clsx(
          'cursor-default! rounded-xs text-start whitespace-nowrap tabular-nums',
          'decoration-line-strong decoration-dotted underline-offset-4 hover:underline pointer-coarse:min-h-11',
        )}
      >
        <time dateTime={iso}>{text}</time>
      </button>
    </Tooltip>
  );
}

function DateDetails({ iso, outcome }: { iso: string; outcome: 'copied' | 'failed' | undefined }) {
  return (
    <span className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 py-1 font-normal tabular-nums">
      <span className="col-span-2 font-medium first-letter:uppercase">{relativeTime(iso)}</span>
      <span className="opacity-70">Local</span>
      <span>{formatToTheSecond(iso)}</span>
      <span className="opacity-70">UTC</span>
      <span>{formatUtcOrdinal(iso)}</span>
      <span className="opacity-70">ISO</span>
      <span className="flex items-center gap-1">
        <span className="mono">
          {outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Not copied' : iso}
        </span>
        <CopyButton
          text={iso}
          label="ISO date"
          className="-my-1 size-6! pointer-coarse:size-11! text-on-tip! hover:bg-on-tip/15!"
        />
      </span>
    </span>
  );
}
