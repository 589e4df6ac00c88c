import { type ComponentType, useEffect } from 'react';
import { reloadPage } from './release.ts';
import { ScreenError } from './ScreenError.tsx';

type Load = () => Promise<ComponentType>;

interface Options {
  /** Keeps the page around the screen, with its header, when it fails. */
  isPart?: boolean;
}

/** The `lazy` of a route. It never rejects, because the router would keep that for good. */
export const lazyScreen =
  (load: Load, options: Options = {}) =>
  async (): Promise<{ Component: ComponentType }> => {
    try {
      return { Component: await load() };
    } catch (error) {
      return { Component: lostScreen(error, options) };
    }
  };

/**
 * Stands in for a screen whose code could not be loaded. Chromium never asks again for a module that it has failed to load, so
 * the page is loaded again, on demand and when the screen is opened again.
 */
function lostScreen(error: unknown, { isPart = false }: Options) {
  let isSeen = false;
  return function LostScreen() {
    useEffect(() => {
      if (isSeen) void reloadPage();
      isSeen = true;
    }, []);
    return <ScreenError error={error} onRetry={() => void reloadPage()} isPart={isPart} />;
  };
}
