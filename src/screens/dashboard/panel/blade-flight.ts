/** How long a lifted blade waits for the row that it belongs to. */
const PATIENCE = 3000;
const FLIGHT = 620;
const EASING = 'cubic-bezier(0.3, 0, 0.15, 1)';

/** A blade in the air. */
export interface Flight {
  /** Flies to a progress bar, becomes it, and has it fill. */
  landOn(bar: Element): void;
}

/**
 * Lifts the drawing of a redeemed key out of the form, so that it can become the bar of its row (FRM-2). Nothing
 * with reduced motion.
 */
export function liftBlade(blade: SVGElement): Flight | undefined {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const from = blade.getBoundingClientRect();
  const box = document.createElement('div');
  box.setAttribute('aria-hidden', 'true');
  Object.assign(box.style, {
    position: 'fixed',
    zIndex: '30',
    left: `${from.left}px`,
    top: `${from.top}px`,
    color: getComputedStyle(blade).color,
    transformOrigin: '0 0',
    pointerEvents: 'none',
  });
  box.append(blade.cloneNode(true));
  document.body.append(box);
  const giveUp = setTimeout(() => box.remove(), PATIENCE);

  return {
    landOn(bar) {
      clearTimeout(giveUp);
      const to = bar.getBoundingClientRect();
      const isInSight = to.bottom > 0 && to.top < innerHeight;
      if (!isInSight) return box.remove();
      const landed =
        `translate(${to.left - from.left}px, ${to.top - from.top}px) ` +
        `scale(${to.width / from.width}, ${to.height / from.height})`;
      const flying = box.animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: landed, opacity: 1, offset: 0.85 },
          { transform: landed, opacity: 0 },
        ],
        { duration: FLIGHT, easing: EASING, fill: 'forwards' },
      );
      flying.onfinish = () => box.remove();
      bar.firstElementChild?.animate([{ inlineSize: '0%' }, {}], {
        delay: FLIGHT * 0.8,
        duration: 500,
        easing: EASING,
        fill: 'backwards',
      });
    },
  };
}
