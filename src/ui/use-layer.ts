import { type RefObject, useEffect, useEffectEvent } from 'react';
import { attempt } from '#src/lib/attempt.ts';

interface Layer {
  leave(): void;
  within: RefObject<Element | null> | undefined;
}

/** From the lowest to the uppermost. */
const layers: Layer[] = [];

/**
 * Makes what is open above the page a layer, such as a dialog, a menu, a tooltip: the uppermost alone hears Escape, and
 * none while an input method composes.
 * @param within the element from which it hears, for what leaves the page usable, as a sheet does. Default: the page
 */
export function useLayer(isOpen: boolean, onEscape: () => void, within?: RefObject<Element | null>) {
  const current = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return;
    const layer = { leave: () => current(), within };
    if (layers.push(layer) === 1) window.addEventListener('keydown', hear, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) window.removeEventListener('keydown', hear, true);
    };
  }, [isOpen, within]);
}

function hear(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  if (event.isComposing) return event.stopImmediatePropagation();
  const { target } = event;
  const top = layers.findLast(({ within }) => !within || within.current?.contains(target as Node));
  if (!top || hasOwnEscape(target)) return;
  event.stopImmediatePropagation();
  event.preventDefault();
  top.leave();
}

/** An open list of choices closes alone, and so does what stands in a native popover. */
const hasOwnEscape = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.matches('[role=combobox][aria-expanded=true], [role=listbox], [role=option]') ||
    target.closest('[popover]') !== null ||
    attempt(() => target.closest('select:open') !== null) === true);
