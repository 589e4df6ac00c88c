import { createContext, use, useSyncExternalStore } from 'react';
import { type DataRouter } from 'react-router-dom';
import { type Address, move, type Place, read, type Step } from './address.ts';

type Location = DataRouter['state']['location'];

/** The addresses of a router, and the only caller of its `navigate` within console and dashboard. */
export interface Addresses {
  /** The address; while the next page loads, the last one of the page at `path`, which is still drawn. */
  at(path?: string): Address;
  /** The path that is being navigated to, while the code of its page loads, else the one that is open. */
  target(): string;
  subscribe(listener: () => void): () => void;
  /** Leads on from where the router is, which may be ahead of what is drawn. */
  go(step: Step): void;
  /** True for the key of the entry from which a step back is under way that `go` began. */
  isLeft(key: string): boolean;
}

/** Provided around RouterProvider. */
export const RouterAddresses = createContext<Addresses | undefined>(undefined);

/** The path of the page that is drawn; provided by a layout, whose pages change. */
export const DrawnPath = createContext<string | undefined>(undefined);

export function addressesOf(router: DataRouter): Addresses {
  const addresses = new WeakMap<Location, Address>();
  const last = new Map<string, Location>([[pathOf(router.state.location), router.state.location]]);
  let left: Location | undefined;
  router.subscribe(({ location }) => {
    last.set(pathOf(location), location);
    if (left !== location) left = undefined;
  });

  function addressOf(location: Location): Address {
    const known = addresses.get(location) ?? read(pathOf(location), location.search);
    addresses.set(location, known);
    return known;
  }
  return {
    at(path) {
      const { location } = router.state;
      return addressOf((path !== undefined && pathOf(location) !== path && last.get(path)) || location);
    },
    target: () => pathOf(router.state.navigation.location ?? router.state.location),
    subscribe: (listener) => router.subscribe(listener),
    go(step) {
      const { location } = router.state;
      if (step.go === 'close' && left === location) return; // twice, and one step
      const state = location.state as Place['state'];
      const next = move({ path: pathOf(location), search: location.search, state }, step);
      if (next?.history === 'back') {
        left = location;
        void router.navigate(-1);
      } else if (next)
        void router.navigate(next.to, { replace: next.history === 'replace', state: next.state });
    },
    isLeft: (key) => left?.key === key,
  };

  /** Without the base path, which only the router's own state has. */
  function pathOf({ pathname }: Pick<Location, 'pathname'>): string {
    const { basename = '/' } = router;
    const isBelow = basename !== '/' && pathname.startsWith(basename);
    return isBelow ? pathname.slice(basename.length) || '/' : pathname;
  }
}

/** Where the page is, and the way on from there: `go` is stable. */
export function useAddress(): { address: Address; go(step: Step): void } {
  const { at, subscribe, go } = useAddresses();
  const path = use(DrawnPath);
  const address = useSyncExternalStore(subscribe, () => at(path));
  return { address, go };
}

/** The path to which the router leads, at once. */
export function useTargetPath(): string {
  const { target, subscribe } = useAddresses();
  return useSyncExternalStore(subscribe, target);
}

export function useAddresses(): Addresses {
  const addresses = use(RouterAddresses);
  if (!addresses) throw new Error('The page stands in no AppRouter');
  return addresses;
}
