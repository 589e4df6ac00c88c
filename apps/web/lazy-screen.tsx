import { type ComponentType, useEffect } from 'react';
import { reloadPage } from './release.ts';
import { ScreenError } from './ScreenError.tsx';

type Load = () => Promise<ComponentType>;

interface Options {
  /** Keeps the page around the screen, with its header, when it fails. */
  isPart?: boolean;
}

/** Returns the `lazy` of a route. It never rejects, because the router would keep the rejection until a reload. */
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
 * Creates the replacement of a screen whose code could not be loaded. It reloads the page on demand and when it is
 * reopened, because Chromium never requests a failed module again.
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
