import clsx from 'clsx';
import { type KeyboardEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ignoreHeldEnter } from './ignore-held-enter.ts';
import type { MenuEntry } from './menu-entry.ts';
import { usePlacedBelow } from './place-beside.ts';
import { useEscapeLayer } from './use-escape-layer.ts';

interface MenuPanelProps {
  id: string;
  labelId: string;
  trigger: HTMLElement;
  focused: 'first' | 'last' | undefined;
  items: readonly MenuEntry[];
  onClose(): void;
}

const choices = '[role=menuitem]:not([aria-disabled])';

/** The open menu. Keys move the focus, as the pointer does; Escape and a selection return it to the button. */
export function MenuPanel({ id, labelId, trigger, focused, items, onClose }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const all = () => [...(panel.current?.querySelectorAll<HTMLElement>(choices) ?? [])];

  usePlacedBelow(trigger, panel, onClose);
  const begin = useEffectEvent(() =>
    (focused ? all().at(focused === 'first' ? 0 : -1) : panel.current)?.focus({ preventScroll: true }),
  );
  useLayoutEffect(() => {
    begin();
  }, [trigger]);

  function leave() {
    trigger.focus({ preventScroll: true });
    onClose();
  }
  useEscapeLayer(true, leave);
  function onKeyDown(event: KeyboardEvent) {
    event.stopPropagation(); // events bubble through portals
    ignoreHeldEnter(event);
    if (event.key === 'Tab') return leave(); // the browser moves on from the button
    const found = next(all(), event.key);
    if (!found && event.key !== ' ') return;
    event.preventDefault();
    if (event.key === ' ') (event.target as HTMLElement).click();
    else found?.focus();
  }
  return (
    <div
      ref={panel}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-labelledby={labelId}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && relatedTarget !== trigger && !currentTarget.contains(relatedTarget) && onClose()
      }
      className="fixed top-0 left-0 layer-menu max-h-[calc(100dvh-1rem)] max-w-[min(20rem,calc(100vw-1rem))] min-w-52 overflow-y-auto rounded-md bg-float p-1 shadow-float outline-none transition-opacity duration-(--duration-fast) starting:opacity-0"
    >
      {items.map((item, at) =>
        item === 'separator' ? (
          <hr key={at} className="my-1 border-line" />
        ) : (
          <Item key={at} item={item} onChosen={leave} />
        ),
      )}
    </div>
  );
}

function next(items: HTMLElement[], key: string): HTMLElement | undefined {
  const at = items.findIndex((item) => item === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      if (key.length !== 1 || key === ' ') return undefined;
      return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(({ textContent }) =>
        textContent.trim().toLowerCase().startsWith(key.toLowerCase()),
      );
  }
}

interface ItemProps {
  item: Exclude<MenuEntry, 'separator'>;
  onChosen(): void;
}

function Item({ item, onChosen }: ItemProps) {
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-disabled': item.disabled || undefined,
    onPointerMove: ({ currentTarget }: { currentTarget: HTMLElement }) =>
      !item.disabled && currentTarget.focus({ preventScroll: true }),
    className: clsx(
      'flex min-h-control-lg w-full items-center gap-2.5 rounded-xs px-2.5 py-1.5 text-start no-underline ' +
        'outline-hidden focus:bg-hover aria-disabled:text-muted sm:min-h-control-sm pointer-coarse:min-h-control-lg',
      item.tone === 'danger' && 'text-danger',
    ),
  };
  const body = (
    <>
      {item.icon && <span className={item.tone === 'danger' ? undefined : 'text-muted'}>{item.icon}</span>}
      <span className="min-w-0 flex-1 wrap-anywhere">{item.label}</span>
    </>
  );
  if (item.disabled) return <span {...shared}>{body}</span>;
  if ('to' in item)
    return (
      <Link {...shared} to={item.to} onClick={onChosen}>
        {body}
      </Link>
    );
  if ('href' in item)
    return (
      <a {...shared} href={item.href} onClick={onChosen}>
        {body}
      </a>
    );
  function choose() {
    onChosen(); // first, so that a dialog opened by `onSelect` returns the focus to the button
    if ('onSelect' in item) item.onSelect();
  }
  return (
    <button {...shared} type="button" onClick={choose}>
      {body}
    </button>
  );
}
