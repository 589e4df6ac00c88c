import clsx from 'clsx';
import {
  cloneElement,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { placeBeside, placeOver } from './place-beside.ts';

type Trigger = ReactElement<HTMLAttributes<HTMLElement>>;

export interface TooltipProps {
  /** Shown in the bubble. A function is called only when it opens. */
  content: ReactNode | (() => ReactNode);
  /** One element that can take the focus. */
  children: Trigger;
  /**
   * Set when the bubble only repeats the trigger's name, so that nothing is read twice; the pointer goes
   * through it to what lies below.
   */
  namesTrigger?: boolean;
  /** The element that the bubble covers, instead of being beside the trigger: in a row, it would cover the next. */
  over?: RefObject<Element | null>;
}

const openDelay = 250;
const closeDelay = 120;
const touchDelay = 450;

/** Closes the bubble that is open: there is one at a time. */
let closeShown: (() => void) | undefined;

/**
 * A short explanation on hover, keyboard focus or a long press; Escape closes it and the pointer may rest on
 * it. Never put something there that is needed to do the job.
 */
export function Tooltip({ content, children, namesTrigger = false, over }: TooltipProps) {
  // no effects out here: a long table has hundreds of these, and one bubble at a time
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [timer] = useState(createTimer);
  const id = useId();
  const props = children.props;

  function later(next: HTMLElement | undefined, delay: number) {
    timer.start(() => setAnchor(next), delay);
  }
  function now(next: HTMLElement | undefined) {
    timer.stop();
    setAnchor(next);
  }
  const handlers: HTMLAttributes<HTMLElement> = {
    onPointerEnter(event) {
      props.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') later(event.currentTarget, openDelay);
    },
    onPointerLeave(event) {
      props.onPointerLeave?.(event);
      later(undefined, closeDelay);
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      props.onPointerDown?.(event);
      if (event.pointerType === 'touch') later(event.currentTarget, touchDelay);
      else now(undefined);
    },
    onFocus(event) {
      props.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) now(event.currentTarget);
    },
    onBlur(event) {
      props.onBlur?.(event);
      later(undefined, closeDelay);
    },
    'aria-describedby':
      [props['aria-describedby'], anchor && !namesTrigger && id].filter(Boolean).join(' ') || undefined,
  };

  return (
    <>
      {cloneElement(children, handlers)}
      {anchor && (
        <Bubble
          id={id}
          anchor={anchor}
          over={over}
          isPassable={namesTrigger}
          onKeep={timer.stop}
          onLeave={() => later(undefined, closeDelay)}
          onClose={() => now(undefined)}
        >
          {typeof content === 'function' ? content() : content}
        </Bubble>
      )}
    </>
  );
}

/** One timer; starting it again stops the one before. */
function createTimer() {
  let id: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(id);
  return {
    stop,
    start(action: () => void, delay: number) {
      stop();
      id = setTimeout(action, delay);
    },
  };
}

interface BubbleProps {
  id: string;
  anchor: HTMLElement;
  over: RefObject<Element | null> | undefined;
  isPassable: boolean;
  children: ReactNode;
  onKeep(): void;
  onLeave(): void;
  onClose(): void;
}

function Bubble({ id, anchor, over, isPassable, children, onKeep, onLeave, onClose }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (anchor.closest('[role=tooltip]')) return; // what is explained inside a bubble keeps it open
    const closeThis = () => close();
    closeShown?.();
    closeShown = closeThis;
    return () => {
      if (closeShown === closeThis) closeShown = undefined;
    };
  }, [anchor]);
  const place = useEffectEvent(() => {
    if (!bubble.current) return;
    if (over?.current) placeOver(over.current, bubble.current);
    else placeBeside(anchor, bubble.current);
  });
  useLayoutEffect(() => place());
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    const follow = () => place(); // the focus itself may have scrolled
    document.addEventListener('keydown', onKey, true);
    window.addEventListener('scroll', follow, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      window.removeEventListener('scroll', follow, true);
    };
  });

  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      onPointerEnter={onKeep}
      onPointerLeave={onLeave}
      className={clsx(
        'fixed top-0 left-0 z-60 w-max max-w-72 wrap-anywhere rounded-sm bg-tip px-2 py-1 text-xs ' +
          'font-medium text-on-tip shadow-float',
        isPassable && 'pointer-events-none',
      )}
    >
      {children}
    </div>,
    document.body,
  );
}
