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
 * Replaces a screen whose code could not be loaded. Chromium never requests a failed module again, so the page is
 * reloaded, on demand and when the screen is reopened.
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
