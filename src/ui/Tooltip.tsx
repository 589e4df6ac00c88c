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
} from 'react';
import { createPortal } from 'react-dom';
import { placeBeside } from './place-beside.ts';
import { useEscapeLayer } from './use-escape-layer.ts';

type Trigger = ReactElement<HTMLAttributes<HTMLElement>>;

export interface TooltipProps {
  /** The text; null opens none. A function is called only when the tooltip opens. */
  content: ReactNode | (() => ReactNode);
  /** A single focusable element. */
  children: Trigger;
  /** The tooltip only repeats the trigger's name: it is not announced again and does not block the pointer. */
  namesTrigger?: boolean;
  /** Milliseconds that the pointer rests before it opens. Default: 250. */
  delay?: number;
}

const closeDelay = 120;
const touchDelay = 450;

/** Closes the open tooltip. Only one is open at a time. */
let closeShown: (() => void) | undefined;

/** A short explanation on hover, keyboard focus or long press; Escape closes it. Not for indispensable information. */
export function Tooltip({ content, children, namesTrigger = false, delay = 250 }: TooltipProps) {
  // No effects in this component: a long table renders hundreds of it.
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [timer] = useState(createTimer);
  const id = useId();
  const props = children.props;

  function later(next: HTMLElement | undefined, after: number) {
    const element = next ?? anchor;
    timer.start(() => element?.isConnected && setAnchor(next), after); // it may be removed by then
  }
  function now(next: HTMLElement | undefined) {
    timer.stop();
    setAnchor(next);
  }
  const handlers: HTMLAttributes<HTMLElement> = {
    onPointerEnter(event) {
      props.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') later(event.currentTarget, delay);
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

  const shown = anchor && (typeof content === 'function' ? content() : content);
  return (
    <>
      {cloneElement(children, handlers)}
      {anchor && shown !== null && (
        <Bubble
          id={id}
          anchor={anchor}
          isPassable={namesTrigger}
          onKeep={timer.stop}
          onLeave={() => later(undefined, closeDelay)}
          onClose={() => now(undefined)}
        >
          {shown}
        </Bubble>
      )}
    </>
  );
}

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
  isPassable: boolean;
  children: ReactNode;
  onKeep(): void;
  onLeave(): void;
  onClose(): void;
}

function Bubble({ id, anchor, isPassable, children, onKeep, onLeave, onClose }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (anchor.closest('[role=tooltip]')) return; // a tooltip inside a tooltip keeps the outer one open
    const closeThis = () => close();
    closeShown?.();
    closeShown = closeThis;
    return () => {
      if (closeShown === closeThis) closeShown = undefined;
    };
  }, [anchor]);
  const place = useEffectEvent(() => {
    if (bubble.current) placeBeside(anchor, bubble.current);
  });
  useLayoutEffect(() => place());
  useEffect(() => {
    const follow = () => place(); // focusing may scroll
    window.addEventListener('scroll', follow, true);
    return () => window.removeEventListener('scroll', follow, true);
  });
  useEscapeLayer(true, onClose);

  return createPortal(
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      onPointerEnter={onKeep}
      onPointerLeave={onLeave}
      className={clsx(
        'fixed top-0 left-0 layer-tip w-max max-w-72 wrap-anywhere rounded-sm bg-tip px-2 py-1 text-xs ' +
          'font-medium text-on-tip shadow-float',
        isPassable && 'pointer-events-none',
      )}
    >
      {children}
    </div>,
    document.body,
  );
}
