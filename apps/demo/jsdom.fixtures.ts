import { vi } from 'vitest';

/** What the panel needs of a browser and jsdom does not have. */
export function stubWhatJsdomLacks() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  HTMLElement.prototype.showPopover = function show() {
    this.style.display = 'flex';
  };
}
