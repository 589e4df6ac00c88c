import { useEffect } from 'react';

/** The focused element and its ancestors, nearest first. */
type Place = readonly Element[];

const layers = '[role=dialog], [role=alertdialog], [role=complementary]';
/** Selector of elements that lose the focus, though browsers take it away only with their next frame. */
const cannotHave = ':disabled:not([aria-busy=true])';

/**
 * Restores focus when its element is removed, disabled or closed (ACC-2). It goes to the same control if that was
 * busy, else to the nearest ancestor that can take it or names an element by `data-focus-to`, else to the heading.
 * @param isBegun true if a press led to this first page, and its button was removed
 */
export function useFocusRestoration(isBegun: boolean) {
  useEffect(() => {
    let had: Place | undefined = isBegun ? [] : undefined;
    /** Places of the focus before each open layer, by layer. */
    const openers = new Map<Element, Place>();
    let due: ReturnType<typeof setTimeout> | undefined;
    const isNowhere = () => document.activeElement?.matches(`body, ${cannotHave}`) ?? true;
    /** Forgets closed layers. Returns the place of the focus before the lowest one, and if that was a dialog. */
    function takeClosed() {
      const closed = [...openers].filter(([layer]) => !layer.isConnected);
      for (const [layer] of closed) openers.delete(layer);
      const [[layer, opener] = []] = closed;
      return { isDialog: layer?.matches('[role$=dialog]'), opener };
    }
    function note({ target }: Event) {
      const layer = (target as Element).closest(layers);
      if (!layer || !openers.has(layer)) {
        const { isDialog, opener } = takeClosed();
        // Headless UI focuses any earlier element if the opener was removed
        if (!layer && isDialog && opener && !opener[0]?.isConnected) return focus(opener);
        // a dialog that takes the place of another closes as that would
        if (had && layer && !layer.contains(had[0] ?? null))
          openers.set(layer, had[0]?.isConnected ? had : (opener ?? had));
      }
      had = placeOf(target as Element);
    }
    /** Forgets a focus that the user took away: by a click outside of all controls, or by 'Done' on a phone. */
    function forget({ target }: FocusEvent) {
      const left = target as Element;
      // after the DOM change: browsers fire the event in the middle of it
      queueMicrotask(() => {
        const isOurs = !left.isConnected || left.matches(':disabled, [inert] *');
        if (!isOurs && isNowhere() && had?.[0] === left) had = undefined;
      });
    }
    function give() {
      due = undefined;
      if (!isNowhere()) return;
      had = takeClosed().opener ?? had;
      if (had) focus(had);
    }
    const observer = new MutationObserver(() => {
      // later than the effects of the change, which may have a better place
      if (isNowhere()) due ??= setTimeout(give);
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'inert'],
    });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      clearTimeout(due);
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', forget);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- of the first page alone
  }, []);
}

function placeOf(element: Element): Place {
  const around: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) around.push(at);
  return around;
}

function focus(place: Place) {
  const nearest = place.find((element) => element.isConnected && !element.matches(cannotHave));
  const target = (nearest === place[0] ? nearest : keeperOf(nearest)) ?? document.querySelector('h1');
  if (!(target instanceof HTMLElement)) return;
  if (target.matches('h1')) target.tabIndex = -1;
  target.focus({ preventScroll: target.contains(nearest ?? null) });
}

/** Returns the nearest element around this one that can take the focus, or the one that it names by `data-focus-to`. */
function keeperOf(element: Element | null | undefined): Element | undefined {
  const around = element?.closest('[data-focus-to], [tabindex]:not(main)');
  if (!around) return undefined;
  const named = document.getElementById(around.getAttribute('data-focus-to') ?? '');
  return named ?? (around.matches('[tabindex]') ? around : keeperOf(around.parentElement));
}
