import { type RefObject, useEffect, useEffectEvent } from 'react';
import { attempt } from '#src/lib/attempt.ts';

interface Layer {
  leave(): void;
  within: RefObject<Element | null> | undefined;
}

/** Open layers, from the lowest to the uppermost. */
const layers: Layer[] = [];

/**
 * Makes an open dialog, menu or tooltip a layer. Only the uppermost handles Escape, and none while an input method
 * composes.
 * @param within element whose keys it handles, for a layer that leaves the page usable, such as a sheet. Default: the page
 */
export function useEscapeLayer(isOpen: boolean, onEscape: () => void, within?: RefObject<Element | null>) {
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
  const target = event.target as Element;
  if (isInBrowsersOwn(target)) return event.stopImmediatePropagation();
  const top = layers.findLast(({ within }) => !within || within.current?.contains(target));
  if (!top || target.closest('[popover]')) return; // the demo's panel lies above all
  event.stopImmediatePropagation();
  event.preventDefault();
  top.leave();
}

/** True for the browser's own open list or dialog, which it closes itself. */
const isInBrowsersOwn = (target: Element) =>
  target.closest('dialog') ?? attempt(() => target.closest('select:open'));
