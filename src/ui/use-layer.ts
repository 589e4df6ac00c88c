import { useEffect, useEffectEvent } from 'react';
import { attempt } from '#src/lib/attempt.ts';

/** From the lowest to the uppermost. */
const layers: (() => void)[] = [];

/**
 * Makes what is open above the page a layer, such as a dialog, a menu, a tooltip: the uppermost alone hears Escape, and
 * none while an input method composes.
 */
export function useLayer(isOpen: boolean, onEscape: () => void) {
  const current = useEffectEvent(onEscape);
  useEffect(() => {
    if (!isOpen) return;
    const layer = () => current();
    if (layers.push(layer) === 1) window.addEventListener('keydown', hear, true);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) window.removeEventListener('keydown', hear, true);
    };
  }, [isOpen]);
}

function hear(event: KeyboardEvent) {
  if (event.key !== 'Escape' || (!event.isComposing && hasOwnEscape(event.target))) return;
  event.stopImmediatePropagation();
  if (event.isComposing) return;
  event.preventDefault();
  layers.at(-1)?.();
}

/** An open list of choices closes alone, and so does what stands in a native popover. */
const hasOwnEscape = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.matches('[role=combobox][aria-expanded=true], [role=listbox], [role=option]') ||
    target.closest('[popover]') !== null ||
    attempt(() => target.closest('select:open') !== null) === true);
