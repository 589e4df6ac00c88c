import { formatDate, formatDateTime, formatUtc, relativeTime } from '#src/app/format-date.ts';
import { CopyButton } from './CopyButton.tsx';
import { UntrustedText } from './UntrustedText.tsx';
import { Tooltip } from './Tooltip.tsx';
import { useCopy } from './use-copy.ts';

export interface DateValueProps {
  /** ISO 8601. */
  iso: string;
  /** Default: 'datetime'. */
  show?: 'datetime' | 'date';
}

/**
 * A date in the viewer's locale, with a tooltip that says how far away it is, and the second in UTC (LIS-10). Enter
 * and the tooltip's button copy the ISO text. For input use a DateField, DateTimeField or DeadlineField.
 */
export function DateValue({ iso, show = 'datetime' }: DateValueProps) {
  const { outcome, copy } = useCopy();
  const text = show === 'date' ? formatDate(iso) : formatDateTime(iso);
  if (!text) return <UntrustedText>{iso}</UntrustedText>;
  return (
    <Tooltip delay={600} content={() => <DateDetails iso={iso} outcome={outcome} />}>
      <button
        type="button"
        onClick={(event) => event.detail === 0 && void copy(iso)} // 0: by keyboard
        className="cursor-default! rounded-xs text-start whitespace-nowrap tabular-nums decoration-line-strong decoration-dotted underline-offset-4 hover:underline pointer-coarse:min-h-control-lg"
      >
        <time dateTime={iso}>{text}</time>
      </button>
    </Tooltip>
  );
}

function DateDetails({ iso, outcome }: { iso: string; outcome: 'copied' | 'failed' | undefined }) {
  return (
    <span className="grid font-normal tabular-nums">
      <span className="font-medium first-letter:uppercase">{relativeTime(iso)}</span>
      <span className="flex items-center gap-1">
        <span>
          {outcome === 'copied' ? 'ISO date copied' : outcome === 'failed' ? 'Not copied' : formatUtc(iso)}
        </span>
        <CopyButton
          text={iso}
          label="ISO date"
          className="-my-1 size-6! pointer-coarse:size-control-lg! text-on-tip! hover:bg-on-tip/15!"
        />
      </span>
    </span>
  );
}
