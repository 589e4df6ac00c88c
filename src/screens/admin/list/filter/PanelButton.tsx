import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { Form } from '#src/ui/Form.tsx';
import { useEscapeLayer } from '#src/ui/use-escape-layer.ts';

interface PanelButtonProps {
  id?: string;
  label: ReactNode;
  className: string;
  /** The accessible name of the panel. */
  legend: string;
  /** Id of a column that the panel does not cover if there is room. */
  beside?: string | undefined;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
  children: ReactNode;
}

/** A button whose panel of fields hangs on the bar. Enter, Escape and the focus that leaves close it. */
export function PanelButton({
  label,
  legend,
  beside,
  isOpen,
  onOpen,
  className,
  children,
  ...props
}: PanelButtonProps) {
  const around = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const panelId = useId();
  const ownId = useId();
  const id = props.id ?? ownId;
  useLayoutEffect(() => {
    if (isOpen) place(panel.current!, around.current!, beside);
  }, [isOpen, beside]);
  useEffect(() => {
    const focused = document.activeElement;
    if (isOpen && !panel.current?.contains(focused))
      panel.current?.focus({ focusVisible: focused?.matches(':focus-visible') ?? false });
  }, [isOpen]);

  function close() {
    document.getElementById(id)?.focus();
    onOpen(false);
  }
  useEscapeLayer(isOpen, close, around);
  return (
    <div
      ref={around}
      data-focus-to={id}
      className="shrink-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && !currentTarget.contains(relatedTarget)) onOpen(false);
      }}
    >
      <Button
        id={id}
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        // keeps the focus in the panel: its blur would close the panel, and the click open it again
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => onOpen(!isOpen)}
        className={className}
      >
        {label}
      </Button>
      {isOpen && (
        <Form
          className="contents"
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
        >
          <fieldset
            ref={panel}
            id={panelId}
            tabIndex={-1}
            className="absolute top-full z-1 layer-panel mt-1 grid max-h-[min(31rem,70dvh)] w-52 max-w-full gap-0.5 overflow-y-auto rounded-md bg-float p-1.5 font-normal whitespace-normal text-text shadow-float outline-none has-[input]:p-3"
          >
            <legend className="sr-only">{legend}</legend>
            {children}
          </fieldset>
        </Form>
      )}
    </div>
  );
}

/** Puts a panel below its button, or beside the column that it would cover. */
function place(panel: HTMLElement, button: HTMLElement, beside: string | undefined) {
  const bar = panel.offsetParent?.getBoundingClientRect();
  const column = beside && document.querySelector(`th[data-column="${CSS.escape(beside)}"]`);
  if (!bar) return; // where nothing has a layout
  const width = panel.offsetWidth;
  const cells = column ? column.getBoundingClientRect() : undefined;
  let left = button.getBoundingClientRect().left - bar.left;
  if (cells && cells.width > 1) {
    const [before, after] = [cells.left - bar.left - width, cells.right - bar.left];
    const room = [before, after].filter((place) => place >= 0 && place + width <= bar.width);
    const distance = (place: number) => Math.abs(place - left);
    if (left > before && left < after) left = room.sort((a, b) => distance(a) - distance(b))[0] ?? left;
  }
  panel.style.left = `${Math.max(0, Math.min(left, bar.width - width))}px`;
}
