interface OpenedApp {
  route: string;
  /** Counts the openings, so that each begins with a new app. */
  run: number;
}

let current: OpenedApp | undefined;
let runs = 0;
const listeners = new Set<() => void>();

function set(next: OpenedApp | undefined) {
  current = next;
  listeners.forEach((listener) => listener());
}

/** The app that an outcome story shows while an outcome plays; a store for `useSyncExternalStore`. */
export const openedApp = {
  get: () => current,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Opens the app at this route, as if the page had been loaded there. */
  open: (route: string) => set({ route, run: ++runs }),
  close: () => set(undefined),
};
