import { createStore } from '#src/lib/create-store.ts';

let runs = 0;
const store = createStore<{ route: string; run: number } | undefined>(undefined);

/** The app that an outcome story shows, with a number for each opening: used as React key, so that each begins with a new app. */
export const openedApp = {
  ...store,
  open: (route: string) => store.set({ route, run: ++runs }),
  close: () => store.set(undefined),
};
