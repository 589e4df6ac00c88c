import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button, type ButtonProps } from '#src/ui/Button.tsx';

interface PanelButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'className'> {
  label: ReactNode;
  /** The accessible name of the panel. */
  legend: string;
  /** Edge of the button that the panel aligns with on wide screens. Default: 'start'. */
  align?: 'start' | 'end';
  /** The fields. */
  children: ReactNode;
}

/** A button that opens a panel of fields below itself. It closes on Escape or when the focus leaves. */
export function PanelButton({ label, legend, align = 'start', children, ...button }: PanelButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (isOpen) (panel.current?.querySelector<HTMLElement>('[data-first]') ?? panel.current)?.focus();
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- follows the focus of what is inside
    <div
      className="relative"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        opener.current?.focus();
      }}
    >
      <Button
        ref={opener}
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        // keeps the focus in the panel: its blur would close the panel, and the click open it again
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
        {...button}
      >
        {label}
      </Button>
      {isOpen && (
        <fieldset
          ref={panel}
          id={panelId}
          tabIndex={-1}
          className={clsx(
            'absolute start-0 top-full layer-panel mt-1.5 grid w-52 gap-1.5 rounded-md bg-float p-3',
            'shadow-float outline-none pointer-coarse:gap-4',
            align === 'end' && 'sm:start-auto sm:end-0',
          )}
        >
          <legend className="sr-only">{legend}</legend>
          {children}
        </fieldset>
      )}
    </div>
  );
}
