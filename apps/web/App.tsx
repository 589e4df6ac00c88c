import { StrictMode, useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { timings } from '#src/lib/timings.ts';
import { checkSession, watchSession } from '#src/session/session.ts';
import { useSession } from '#src/session/use-session.ts';
import { Splash } from '#src/ui/Splash.tsx';
import { createRouter, type Slots } from './routes.tsx';

/** The assembled app: one gate (splash and session check), then the routes (SPEC.md §2). */
export function App({ slots }: { slots?: Slots | undefined }) {
  const [router] = useState(() => createRouter(slots));
  const isOpen = useGate();
  return <StrictMode>{isOpen ? <RouterProvider router={router} /> : <Splash />}</StrictMode>;
}

/** Open once the splash has been seen and the session is known; nothing protected shows before (READINGS.md T6). */
function useGate(): boolean {
  const session = useSession();
  const [isSplashOver, setSplashOver] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setSplashOver(true), timings.splash);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    void checkSession();
    return watchSession();
  }, []);

  return isSplashOver && session.status !== 'checking';
}
