import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { storage } from '#src/app/storage.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { ColumnsIcon } from '#src/ui/icons.tsx';

export interface ColumnsMenuProps {
  /** The headers of the columns that can be hidden. */
  columns: readonly string[];
  visibility: Visibility;
  onChange(column: string, isVisible: boolean): void;
}

/** Chooses which columns are shown. Closes on Escape or when the focus leaves. */
export function ColumnsMenu({ columns, visibility, onChange }: ColumnsMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- follows the focus of what is inside
    <div
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        icon={<ColumnsIcon size={16} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        // keeps the focus in the panel: its blur would close the panel, and the click open it again
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
      >
        Columns
      </Button>
      {isOpen && (
        <fieldset
          ref={panel}
          id={panelId}
          tabIndex={-1}
          className={clsx(
            'absolute start-0 top-full z-30 mt-1.5 grid w-44 gap-1.5 rounded-md bg-float p-3',
            'shadow-float outline-none sm:start-auto sm:end-0 sm:w-52 pointer-coarse:gap-4',
          )}
        >
          <Choices columns={columns} visibility={visibility} onChange={onChange} />
        </fieldset>
      )}
    </div>
  );
}

const Choices = ({ columns, visibility, onChange }: ColumnsMenuProps) => (
  <>
    <legend className="sr-only">Shown columns</legend>
    {columns.map((column) => (
      <Checkbox
        key={column}
        label={column}
        checked={visibility[column] !== false}
        onChange={(event) => onChange(column, event.target.checked)}
      />
    ))}
  </>
);

type Visibility = Record<string, boolean>;

/** The hidden columns of a list, stored in this browser. */
export function useColumnVisibility(listName: string) {
  const key = `columns:${listName}`;
  const [visibility, setVisibility] = useState<Visibility>(() => stored(key));

  function setVisible(column: string, isVisible: boolean) {
    const next = { ...visibility, [column]: isVisible };
    if (isVisible) delete next[column];
    setVisibility(next);
    storage.write(key, JSON.stringify(next));
  }
  return { visibility, setVisible };
}

function stored(key: string): Visibility {
  try {
    const value = JSON.parse(storage.read(key) ?? '{}') as object;
    return Object.fromEntries(Object.entries(value).filter(([, isVisible]) => isVisible === false));
  } catch {
    return {};
  }
}
