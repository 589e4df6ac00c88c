import {
  type ComponentType,
  createContext,
  lazy,
  type PropsWithChildren,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { AppRouter } from '#src/app/AppRouter.tsx';
import { Toaster } from '#src/ui/Toaster.tsx';
import { storyPage } from './story-page.ts';

interface Props {
  route?: string | undefined;
  /** Renders the routes of the whole app instead of `children`. */
  app?: boolean | undefined;
  screen?: boolean | undefined;
  /** Renders `children` alone, for stories that bring their own providers. */
  bare?: boolean | undefined;
  /** Provides the server state, which parts of the kit do without. */
  ServerState: ComponentType<PropsWithChildren>;
  children: ReactNode;
}

/** The providers that the app puts around a screen: router, server state and toasts, new for each story. */
export function StoryProviders({ route = '/', app, screen, bare, ServerState, children }: Props) {
  const restarts = useSyncExternalStore(storyPage.restarts.subscribe, storyPage.restarts.get);
  if (app || bare) return <Suspense key={restarts}>{app ? <WholeApp route={route} /> : children}</Suspense>;
  return (
    <ServerState key={restarts}>
      <div data-story className={screen ? undefined : 'p-6'}>
        <InRouter route={route}>{children}</InRouter>
      </div>
      <Toaster />
    </ServerState>
  );
}

/** The app with all its routes, loaded lazily, so that the story of a single part does not load every screen. */
export const WholeApp = lazy(async () => {
  const [{ createRoutes, initialized }, { watchSession }] = await Promise.all([
    import('#apps/web/routes.tsx'),
    import('#src/session/session.ts'),
  ]);
  return {
    default: function WholeApp({ route }: { route: string }) {
      const [opening] = useState(async () => {
        const router = createMemoryRouter(createRoutes(), { initialEntries: [route] });
        await initialized(router);
        return router;
      });
      useEffect(watchSession, []);
      return (
        <Suspense>
          <Opened opening={opening} />
        </Suspense>
      );
    },
  };
});

function Opened({ opening }: { opening: Promise<ReturnType<typeof createMemoryRouter>> }) {
  const router = use(opening);
  useEffect(() => storyPage.openedBy(router), [router]);
  return <AppRouter router={router} />;
}

/** Context with the story in the router, which is created once, while the story follows the controls. */
const StoryContext = createContext<ReactNode>(null);
const CurrentStory = () => use(StoryContext);

function InRouter({ route, children }: { route: string; children: ReactNode }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <CurrentStory /> }], { initialEntries: [route] }),
  );
  useEffect(() => storyPage.openedBy(router), [router]);
  return (
    <StoryContext value={children}>
      <AppRouter router={router} />
    </StoryContext>
  );
}
