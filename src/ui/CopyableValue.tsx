import clsx from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { Tooltip } from './Tooltip.tsx';
import { showInvisible } from './UntrustedText.tsx';
import { outcomes, useCopy } from './use-copy.ts';

export interface CopyableValueProps {
  value: string;
  /** The noun for the value: 'HWID' gives the description 'Copy HWID'. */
  label: string;
  /** Number of characters to show, followed by an ellipsis if there are more. Default: as many as fit. */
  short?: number | undefined;
  /** Replaces the text of the value. */
  children?: ReactNode;
}

/** CSS of the copy icon, on hover and focus only: as elements, icons would be a third of a long table. */
const copySign =
  'after:absolute after:start-full after:ms-1 after:hidden after:size-3.25 after:bg-muted ' +
  'after:mask-(--sign-copy) hover:after:block focus-visible:after:block ' +
  'max-sm:pointer-coarse:after:block max-sm:pointer-coarse:after:start-auto max-sm:pointer-coarse:after:end-0';

/** Pseudo-elements, because a table has many of these. */
const ground =
  'focus-visible:outline-none before:inset-y-0 before:-start-1.5 before:-end-4.5 before:-z-1 before:rounded-xs ' +
  'hover:before:absolute hover:before:bg-hover ' +
  'focus-visible:before:absolute focus-visible:before:outline-2 focus-visible:before:outline-focus';

/**
 * A code that is copied when it is pressed, in full even where it is shown shortened (USR-1). The accessible
 * name is only the value, so that cells are read as their content; the description says that it is copied.
 */
export function CopyableValue({ value, label, short, children }: CopyableValueProps) {
  const { outcome, copy } = useCopy();
  const text = useRef<HTMLSpanElement>(null);
  // The live region is rendered on first contact: early enough to announce, and not five times in every row.
  const [isTouched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  const shown = short !== undefined && value.length > short ? `${value.slice(0, short)}…` : value;
  return (
    <>
      <Tooltip
        content={() =>
          shown !== value || isCut(text.current) ? <Whole value={value} label={label} /> : null
        }
      >
        <button
          type="button"
          data-value={value}
          translate="no"
          // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- a global attribute since ARIA 1.3
          aria-description={`Copy ${label}`}
          onFocus={touch}
          onPointerDown={touch}
          onClick={(event) => {
            event.stopPropagation(); // a row around it may be clickable
            void copy(value);
          }}
          className={clsx(
            'inline-flex hover:isolate min-h-control-xs max-w-full min-w-0 items-center rounded-xs ' +
              'text-start pointer-coarse:min-h-control-lg max-sm:pointer-coarse:pe-4.5',
            // only around a sign: each positioned box of a long table is a layer
            'hover:relative focus-visible:relative focus-visible:isolate max-sm:pointer-coarse:relative',
            outcome && 'relative',
            ground,
            !outcome && copySign,
          )}
        >
          <span
            ref={text}
            dir="ltr"
            className="mono min-w-0 overflow-clip text-ellipsis whitespace-nowrap" // unlike hidden no scrolling box
          >
            {children ?? showInvisible(shown)}
          </span>
          {outcome && <OutcomeSign {...outcomes[outcome]} />}
        </button>
      </Tooltip>
      {isTouched && (
        <span role="status" className="sr-only">
          {outcome && outcomes[outcome].said}
        </span>
      )}
    </>
  );
}

const isCut = (text: HTMLElement | null) =>
  [text, text?.firstElementChild].some((part) => part && part.scrollWidth > part.clientWidth);

/** A value that is cut elsewhere; an HWID in groups of eight, apart by space that is not selected with them. */
const Whole = ({ value, label }: Pick<CopyableValueProps, 'value' | 'label'>) => (
  <span translate="no" className="mono">
    {(label.endsWith('HWID') ? value.match(/.{1,8}/gsu)! : [value]).map((group, at) => (
      <span key={at} className="me-[0.8ch] inline-block">
        {showInvisible(group)}
      </span>
    ))}
    <span className="sr-only"> Copy {label}</span>
  </span>
);

/** Icon of the outcome: beside the value; on touch phones within the button, because cards clip their edge. */
const OutcomeSign = ({ Icon, tone }: (typeof outcomes)['copied']) => (
  <Icon
    className={`size-icon-xs absolute start-full ms-1 max-sm:pointer-coarse:start-auto max-sm:pointer-coarse:end-0 ${tone}`}
  />
);
