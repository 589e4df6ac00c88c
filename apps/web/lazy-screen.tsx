import { type ComponentType, useEffect, useState } from 'react';
import { Splash } from '#src/ui/Splash.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
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
      return { Component: lostScreen(load, error, options) };
    }
  };

/** Stands in for a screen whose code could not be loaded: tries again on demand and whenever it is opened again. */
function lostScreen(load: Load, first: unknown, { isPart = false }: Options) {
  let Loaded: ComponentType | undefined;
  let unseen: { error: unknown } | undefined = { error: first };

  return function LostScreen() {
    const [failure, setFailure] = useState(unseen);
    const [, setLoaded] = useState(Loaded !== undefined);
    async function retry() {
      setFailure(undefined);
      try {
        Loaded = await load();
        setLoaded(true);
      } catch (error) {
        setFailure({ error });
      }
    }
    useEffect(() => {
      if (unseen) unseen = undefined;
      else if (!Loaded) void retry();
    }, []);
    if (Loaded) return <Loaded />;
    if (failure) return <ScreenError error={failure.error} onRetry={() => void retry()} isPart={isPart} />;
    if (!isPart) return <Splash />;
    return (
      <div className="grid min-h-96 place-content-center">
        <Spinner label="Loading" />
      </div>
    );
  };
}
