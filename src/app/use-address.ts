import {
  createContext,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { replaceEqualDeep } from '@tanstack/react-query';
import { type DataRouter } from 'react-router-dom';
import { createStore } from '../lib/create-store.ts';
import { type Address, type Declared, listQuery, parseAddress } from './address.ts';
import { nextNavigation, type HistoryLocation, type NavigationStep } from './navigation.ts';

type Location = DataRouter['state']['location'];

/** Names that a part of a page adds to those of its address. */
export type Declaration = Partial<Pick<Declared, 'dialogs' | 'list'>> & {
  /** True for a part of the shell around several pages; its names apply to all of them. */
  isOfShell?: boolean;
};

/** The addresses of a router, and the only caller of its `navigate` within console and dashboard. */
export interface Addresses {
  /** Returns the address; with `path`, the last address of that page, which stays rendered while the next one loads. */
  at(path?: string): Address;
  /** Returns the path being navigated to, while its page's code loads, else the open one. */
  target(): string;
  subscribe(listener: () => void): () => void;
  /** Adds names to those of the page at `path` and returns all; callable while rendering, as a page's names are fixed. */
  declare(declaration: Declaration, path?: string): Declared;
  /** Makes components that were rendered before a declaration read the address again. */
  announce(): void;
  /** Navigates from the router's location, which may be ahead of the rendered one. */
  go(step: NavigationStep): void;
  /** True while `go` is navigating back from the history entry with this key. */
  isGoingBackFrom(key: string): boolean;
}

/** Context with the addresses of the router, provided by AppRouter. */
export const AddressesContext = createContext<Addresses | undefined>(undefined);

/** Context with the path of the rendered page, provided by a layout whose page changes; undefined elsewhere. */
export const RenderedPathContext = createContext<string | undefined>(undefined);

/** Creates the addresses of a router. Until a page declares its names, only those of the shell are known. */
export function addressesOf(router: DataRouter): Addresses {
  const parsed = new WeakMap<Location, { address: Address; by: Declared }>();
  const last = new Map<string, Location>([[pathOf(router.state.location), router.state.location]]);
  let latest: Address | undefined;
  const pages = new Map<string, Declared>();
  let shell: Declared = { dialogs: new Map(), isPending: true };
  const announced = createStore({});
  let left: Location | undefined;
  router.subscribe(({ location }) => {
    last.set(pathOf(location), location);
    if (left !== location) left = undefined;
  });

  function addressOf(location: Location): Address {
    const path = pathOf(location);
    const by = pages.get(path) ?? shell;
    const known = parsed.get(location);
    if (known?.by === by) return known.address;
    // equal parts stay those of the address before, so that components render only for what has changed
    latest = replaceEqualDeep(latest, parseAddress(path, location.search, by));
    parsed.set(location, { address: latest, by });
    return latest;
  }
  return {
    at(path) {
      const { location } = router.state;
      return addressOf((path !== undefined && pathOf(location) !== path && last.get(path)) || location);
    },
    target: () => pathOf(router.state.navigation.location ?? router.state.location),
    subscribe(listener) {
      const stops = [router.subscribe(listener), announced.subscribe(listener)];
      return () => stops.forEach((stop) => stop());
    },
    declare({ isOfShell, ...part }, path = pathOf(router.state.location)) {
      if (isOfShell) shell = merged(shell, part);
      for (const each of isOfShell ? pages.keys() : [path])
        pages.set(each, { ...merged(pages.get(each) ?? shell, part), isPending: false });
      return pages.get(path) ?? shell;
    },
    announce: () => announced.set({}),
    go(step) {
      const { location } = router.state;
      if (step.go === 'close' && left === location) return; // already going back: a second close must not pop another entry
      const state = location.state as HistoryLocation['state'];
      const path = pathOf(location);
      const next = nextNavigation({ path, search: location.search, state }, step, pages.get(path) ?? shell);
      if (next?.history === 'back') {
        left = location;
        void router.navigate(-1);
      } else if (next)
        void router.navigate(next.to, { replace: next.history === 'replace', state: next.state });
    },
    isGoingBackFrom: (key) => left?.key === key,
  };

  /** Removes the base path, which only the router's own state has. */
  function pathOf({ pathname }: Pick<Location, 'pathname'>): string {
    const { basename = '/' } = router;
    const isBelow = basename !== '/' && pathname.startsWith(basename);
    return isBelow ? pathname.slice(basename.length) || '/' : pathname;
  }
}

const merged = (declared: Declared, { dialogs = new Map(), list }: Declaration): Declared => ({
  ...declared,
  dialogs: new Map([...declared.dialogs, ...dialogs]),
  list: list ?? declared.list,
});

/** Returns the page's address, and `go`, a stable function that navigates from the router's location. */
export function useAddress(): { address: Address; go(step: NavigationStep): void } {
  const { go } = useAddresses();
  const address = useAddressPart((address) => address);
  return { address, go };
}

/** Returns a part of the address. The component renders synchronously, and only when that part changes. */
export function useAddressPart<Part>(select: (address: Address) => Part): Part {
  const { at, subscribe } = useAddresses();
  const path = use(RenderedPathContext);
  return useSyncExternalStore(subscribe, () => select(at(path)));
}

/** Returns the list's part of the address, updated in a transition, as a list may take longer than a frame to render. */
export function useListAddress(): Omit<Address, 'person' | 'dialog'> {
  const { at, subscribe } = useAddresses();
  const path = use(RenderedPathContext);
  const [address, setAddress] = useState(() => at(path));
  useEffect(() => {
    const follow = () =>
      startTransition(() =>
        setAddress((shown) => (listQuery(at(path)) === listQuery(shown) ? shown : at(path))),
      );
    follow();
    return subscribe(follow);
  }, [at, subscribe, path]);
  return address;
}

/**
 * Adds names to those of the rendered page (LIS-7). To be called before the hooks that read the address.
 * @param declaration must be stable
 */
export function useDeclared(declaration: Declaration): void {
  const { declare, announce } = useAddresses();
  const path = use(RenderedPathContext);
  const declared = useMemo(() => declare(declaration, path), [declare, declaration, path]);
  useLayoutEffect(announce, [announce, declared]);
}

/** Returns the path being navigated to, before its page has loaded, else the open one. */
export function useTargetPath(): string {
  const { target, subscribe } = useAddresses();
  return useSyncExternalStore(subscribe, target);
}

/** Returns the addresses of the router. Throws outside of AppRouter. */
export function useAddresses(): Addresses {
  const addresses = use(AddressesContext);
  if (!addresses) throw new Error('The page stands in no AppRouter');
  return addresses;
}
