import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { elementError } from './tools/missing.ts';
import { lockManager } from './src/app/lock-manager.fake.ts';

// the same cases in each run; `SEED=… npm run test:unit` takes others
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

// vm threads would keep a stub for the next file
afterAll(() => vi.unstubAllGlobals());

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
  const { configure } = await import('@testing-library/react');
  configure({
    asyncUtilTimeout: 60_000,
    getElementError: elementError,
  });
}
