import { XIcon } from 'lucide-react';
import { formatCount } from '#src/lib/pluralize.ts';
import { visuallyCompact } from '#src/ui/button-classes.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import type { BulkChoice } from './bulk-action.ts';

interface SelectionBarProps<Row> {
  rows: readonly Row[];
  /** Rows that another page, order or search deselected. */
  left: readonly number[];
  choices: readonly BulkChoice<Row>[];
  onChoose(choice: BulkChoice<Row>): void;
  selectAll(): void;
  end(): void;
}

const NAMED = 3;

/** Names the rows that are not selected any more: '. No longer shown: 12, 5'. */
function lost(ids: readonly number[]) {
  if (ids.length === 0) return '';
  const rest = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : '';
  return `. No longer shown: ${ids.slice(0, NAMED).join(', ')}${rest}`;
}

/** Number of selected rows, and their bulk actions, in reach however far the list scrolls (LIS-17). */
export const SelectionBar = <Row,>(props: SelectionBarProps<Row>) => (
  <div
    role="group"
    aria-label="Selection"
    className="flex items-center gap-2 overflow-x-auto border-t border-line bg-accent-soft px-3 whitespace-nowrap [scrollbar-width:none] max-sm:sticky max-sm:bottom-0 max-sm:layer-page max-sm:flex-wrap max-sm:pt-2 max-sm:pb-[max(--spacing(2),env(safe-area-inset-bottom))] sm:min-h-control-lg short:static print:hidden"
  >
    <IconButton
      size="sm"
      label="Stop selecting"
      icon={<XIcon className="size-icon-sm" />}
      onClick={() => props.end()}
    />
    <p role="status">{`${formatCount(props.rows.length)} selected${lost(props.left)}`}</p>
    <Button
      size="sm"
      className={`${visuallyCompact} ms-auto sm:hidden`} // cards have no header with a box for all
      onClick={props.selectAll}
    >
      Select page
    </Button>
    <div className="contents max-sm:flex max-sm:basis-full max-sm:gap-2 max-sm:*:flex-auto">
      {props.choices.map((choice, at) => (
        <Button
          key={at}
          size="sm"
          className={choice.isDanger ? `${visuallyCompact} enabled:text-danger` : visuallyCompact}
          disabledReason={choice.disabledReason(props.rows)}
          onClick={() => props.onChoose(choice)}
        >
          {choice.label(props.rows)}
        </Button>
      ))}
    </div>
  </div>
);
