import fc from 'fast-check';
import { lockManager } from './src/app/lock-manager.fake.ts';

// the same cases in each run; `SEED=… npm run test:unit` takes others
fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) });

// What is waited for comes at once on an idle machine; the bound is against hanging, so that a busy one is no
// failure.
if (typeof document !== 'undefined') {
  // jsdom has no Web Locks, layout and animations
  Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true });
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Element.prototype.getAnimations = () => [];
  const { configure, getConfig } = await import('@testing-library/react');
  const { getElementError: withPage } = getConfig();
  // no public way tells that `waitFor` is going to try again
  const isTrying = () =>
    (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
  configure({
    asyncUtilTimeout: 60_000,
    // While something is waited for, the page is not printed with each try: it is with the last one's error.
    getElementError: (message, container) =>
      isTrying()
        ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
        : withPage(message, container),
  });
}
