import fc from 'fast-check';
import { afterEach, beforeEach, vi } from 'vitest';
import { elementError } from './tools/missing.ts';
import { lockManager } from './src/app/lock-manager.fake.ts';

// the same cases in each run; `SEED=… npm run test:unit` takes others
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

// a vm thread with a page has no streams
if (typeof TransformStream === 'undefined') Object.assign(globalThis, await import('node:stream/web'));

// Bound against hanging: awaited elements appear at once on an idle machine, and a busy one is no failure.
if (typeof document !== 'undefined') {
  // jsdom has no Web Locks, layout and animations
  Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.getAnimations = () => [];
  // from Node 25 on a process has storages of its own, which hide those of the page
  const { jsdom } = globalThis as { jsdom?: { window: Window } };
  for (const name of ['localStorage', 'sessionStorage'] as const)
    if (jsdom) Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true });
  const { cleanup, configure } = await import('@testing-library/react');
  configure({
    asyncUtilTimeout: 60_000,
    getElementError: elementError,
  });
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  afterEach(cleanup);
}
afterEach(() => void vi.useRealTimers());
