interface OpenedApp {
  route: string;
  /** A number for each opening, used as React key so that each begins with a new app. */
  run: number;
}

let current: OpenedApp | undefined;
let runs = 0;
const listeners = new Set<() => void>();

function set(next: OpenedApp | undefined) {
  current = next;
  listeners.forEach((listener) => listener());
}

/** The app that an outcome story shows; a store for `useSyncExternalStore`. */
export const openedApp = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Opens the app at this route, like a page load. */
  open: (route: string) => set({ route, run: ++runs }),
  close: () => set(undefined),
};
