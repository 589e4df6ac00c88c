const gap = 6;
const margin = 8;

/** Moves a fixed element above its anchor, below where there is no room, always inside the window. */
export function placeBeside(anchor: HTMLElement, floating: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const above = at.top - gap - height;
  const top = above >= margin ? above : at.bottom + gap;
  const centred = at.left + at.width / 2 - width / 2;
  const left = Math.max(margin, Math.min(centred, document.documentElement.clientWidth - width - margin));
  floating.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
}
