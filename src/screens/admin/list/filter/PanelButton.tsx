import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { useLayer } from '#src/ui/use-layer.ts';

interface PanelButtonProps {
  label: ReactNode;
  className: string;
  /** The accessible name of the panel. */
  legend: string;
  isOpenAtFirst?: boolean;
  /** The fields. `close` gives the focus back to the button. */
  children(close: () => void): ReactNode;
}

/** A button that opens a panel of fields below itself. It closes on Escape or when the focus leaves. */
export function PanelButton({ label, legend, isOpenAtFirst = false, className, children }: PanelButtonProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const around = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const panelId = useId();
  const openerId = useId();
  useEffect(() => {
    if (!isOpen || !panel.current || !around.current) return;
    const toolbar = panel.current.offsetParent?.getBoundingClientRect();
    const { left, right } = around.current.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(panel.current).direction === 'rtl';
    const start = toolbar && (isRightToLeft ? toolbar.right - right : left - toolbar.left);
    panel.current.style.setProperty('--start', `${start}px`);
    (panel.current.querySelector<HTMLElement>('[data-first]') ?? panel.current).focus();
  }, [isOpen]);

  const close = () => setOpen(false);
  useLayer(isOpen, close, around);
  return (
    <div
      ref={around}
      data-focus-to={openerId}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <Button
        id={openerId}
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        // keeps the focus in the panel: its blur would close the panel, and the click open it again
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(!isOpen)}
        className={className}
      >
        {label}
      </Button>
      {isOpen && (
        <fieldset
          ref={panel}
          id={panelId}
          tabIndex={-1}
          // hangs on the toolbar, because the pills scroll; on phones it is as wide
          className="absolute top-full max-sm:inset-x-3 sm:start-(--start) layer-panel grid max-h-[min(31rem,70dvh)] sm:w-52 gap-0.5 overflow-y-auto rounded-md bg-float p-1.5 whitespace-normal shadow-float outline-none has-[input]:p-3"
        >
          <legend className="sr-only">{legend}</legend>
          {children(close)}
        </fieldset>
      )}
    </div>
  );
}
