import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '#src/data/query-client.ts';
import { watchSession } from '#src/session/session.ts';
import { Toaster } from '#src/ui/Toaster.tsx';

interface Props {
  route: string;
  /** The assembled app's own routes instead of `children`. */
  isApp: boolean;
  isScreen: boolean;
  /** Nothing around it: the story brings its own. */
  isBare: boolean;
  children: ReactNode;
}

/** What the app puts around a screen: a router, server state and toasts, all new for each story. */
export function Surroundings({ route, isApp, isScreen, isBare, children }: Props) {
  if (isBare) return <Suspense>{children}</Suspense>;
  if (isApp)
    return (
      <Suspense>
        <WholeApp route={route} />
      </Suspense>
    );
  return (
    <AroundScreen route={route} isScreen={isScreen}>
      {children}
    </AroundScreen>
  );
}

/** Loaded only where a story wants it, so that the story of one button does not wait for every screen. */
export const WholeApp = lazy(async () => {
  const { createRoutes } = await import('#apps/web/routes.tsx');
  return {
    default: function WholeApp({ route }: { route: string }) {
      const [router] = useState(() => createMemoryRouter(createRoutes(), { initialEntries: [route] }));
      useEffect(watchSession, []);
      return <RouterProvider router={router} />;
    },
  };
});

/** The router is made once for a story; what it shows follows the workshop's controls. */
const StoryContext = createContext<ReactNode>(null);
const CurrentStory = () => use(StoryContext);

function AroundScreen({ route, isScreen, children }: Omit<Props, 'isApp' | 'isBare'>) {
  const [client] = useState(createQueryClient);
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <CurrentStory /> }], { initialEntries: [route] }),
  );
  return (
    <QueryClientProvider client={client}>
      <div data-story className={isScreen ? undefined : 'p-6'}>
        <StoryContext value={children}>
          <RouterProvider router={router} />
        </StoryContext>
      </div>
      <Toaster />
    </QueryClientProvider>
  );
}
