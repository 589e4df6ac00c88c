import { XIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { pluralize, type RowName } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';

interface SelectionBarProps {
  noun: RowName;
  /** Number of selected rows. */
  count: number;
  /** Number of rows that another page or search deselected. */
  cleared: number;
  onSelectAll(): void;
  onEnd(): void;
  /** Undefined where rows cannot be deleted. */
  onDelete: (() => void) | undefined;
  /** Further buttons for the selected rows. */
  children?: ReactNode;
}

/** The number of selected rows and what can be done with them. */
export function SelectionBar({
  noun,
  count,
  cleared,
  onSelectAll,
  onEnd,
  onDelete,
  children,
}: SelectionBarProps) {
  return (
    <div className="flex print:hidden flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-accent-soft py-2 ps-4 pe-2 text-sm">
      <p role="status" className="grow">
        {`${pluralize(count, noun)} selected${
          cleared > 0 ? `. ${cleared} no longer shown and deselected` : ''
        }`}
      </p>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button
          size="sm"
          className="sm:hidden" // cards have no header with a box for all
          onClick={onSelectAll}
        >
          Select all
        </Button>
        {children}
        {onDelete && (
          <Button
            size="sm"
            className="enabled:text-danger"
            disabledReason={count === 0 && `Select ${noun[1]} first`}
            onClick={onDelete}
          >
            Delete selected
          </Button>
        )}
        <IconButton
          size="sm"
          label="Stop selecting"
          icon={<XIcon className="size-icon-sm" />}
          onClick={onEnd}
        />
      </div>
    </div>
  );
}
