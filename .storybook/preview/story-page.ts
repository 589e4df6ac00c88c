import type { DataRouter } from 'react-router-dom';
import { clearNotifications } from '#src/app/notify.ts';
import { createStore } from '#src/lib/create-store.ts';

let router: DataRouter | undefined;
const restarts = createStore(0);

/** The page of the story that is open. */
export const storyPage = {
  /** Registers the router of the story; returns a function that unregisters it. */
  openedBy(next: DataRouter) {
    router = next;
    return () => {
      if (router === next) router = undefined;
    };
  },
  /** Returns path and query; undefined if the story has no router. */
  route() {
    if (!router) return undefined;
    const { pathname, search } = router.state.location;
    return pathname + search;
  },
  /** Goes back in the history of its router. */
  back: () => void router?.navigate(-1),
  /** Renders the story again, like a reload of the page, without its play. */
  restart() {
    clearNotifications();
    restarts.set(restarts.get() + 1);
  },
  restarts,
};
