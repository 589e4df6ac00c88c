import {
  type ComponentType,
  StrictMode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
import { timings } from '#src/app/timings.ts';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';
import { checkSession, hasStoredSession, watchSession } from '#src/session/session.ts';
import { useSession } from '#src/session/use-session.ts';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Splash } from '#src/ui/Splash.tsx';
import { InAppLinks } from './InAppLinks.tsx';
import { ScreenError } from './ScreenError.tsx';
import type { Slots } from './routes.tsx';
import { SessionCheckNotice } from './SessionCheckNotice.tsx';
import { useInterruptedWork } from './use-interrupted-work.ts';

interface AppProps {
  slots?: Slots | undefined;
  /** Milliseconds for which the splash of index.html has been visible; count towards the app's own. */
  splashSeen?: number;
}

/**
 * The app: a splash (SES-2), then the landing page, whose first link loads the routes, or the routes themselves. The
 * splash covers a session check, on the landing page only if a user is stored (SES-1).
 */
export function App({ slots, splashSeen = 0 }: AppProps) {
  const session = useSession();
  useInterruptedWork(session.status === 'signed-in' ? session.user.username : undefined);
  const isSplashOver = useSplash(splashSeen);
  const [isExpected] = useState(hasStoredSession);
  const [isOnLanding, setOnLanding] = useState(() => isLanding(slots?.basename));
  const [load] = useState(() => once((to?: string) => loadRouted(slots, to)));
  // State instead of React.lazy: Suspense would show its fallback for at least 300 ms.
  const [Routed, setRouted] = useState<ComponentType>();
  const [isLeaving, startLeaving] = useTransition();
  // false in the first render of a prerendered page, which must equal the built one
  const isMounted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const showsLanding = isOnLanding && session.status !== 'signed-in';
  const isChecking = session.status === 'checking';
  const isOpen = isSplashOver && (!isChecking || (showsLanding && !isExpected));

  useEffect(() => {
    void checkSession();
    return watchSession();
  }, []);
  useEffect(() => {
    if (!showsLanding) void load().then((loaded) => setRouted(() => loaded.default));
  }, [showsLanding, load]);

  function leave(to?: string) {
    startLeaving(async () => {
      const loaded = await load(to);
      startLeaving(() => {
        setRouted(() => loaded.default);
        setOnLanding(false);
      });
    });
  }
  const onTraverse = useEffectEvent(() => leave());
  useEffect(() => {
    // the forward button after a reload, which stays in this document
    window.addEventListener('popstate', onTraverse);
    return () => window.removeEventListener('popstate', onTraverse);
  }, []);

  return (
    <StrictMode>
      {isOpen ? screen() : <Splash />}
      {isOpen && isMounted && (isChecking || isLeaving) && <Waiting />}
    </StrictMode>
  );

  function screen() {
    if (!showsLanding) return Routed ? <Routed /> : <Splash />;
    return (
      <>
        {session.status === 'unknown' && <SessionCheckNotice />}
        <InAppLinks onFollow={leave}>
          <LandingScreen />
        </InAppLinks>
      </>
    );
  }
}

const never = () => () => {};

/** Returns true once the splash has ended. */
function useSplash(seen: number): boolean {
  const [isOver, setOver] = useState(seen >= timings.splash);
  useLayoutEffect(() => {
    const timer = setTimeout(() => setOver(true), timings.splash - seen);
    return () => clearTimeout(timer);
  }, [seen]);
  return isOver;
}

/** A spinner that keeps the landing page readable. Appears only after a while. */
function Waiting() {
  return (
    <div className="fixed inset-x-0 top-6 grid justify-items-center text-muted transition-opacity delay-200 starting:opacity-0">
      <Spinner label="Loading" />
    </div>
  );
}

async function loadRouted(slots: Slots | undefined, to: string | undefined) {
  try {
    const { createRoutedApp } = await import('./routed.tsx');
    return await createRoutedApp(slots, to);
  } catch (error) {
    return { default: () => <ScreenError error={error} to={to && addressOf(to)} /> };
  }
}

const addressOf = (path: string) => import.meta.env.BASE_URL.replace(/\/$/, () => path);

const isLanding = (basename = import.meta.env.BASE_URL) =>
  `${location.pathname}/`.replace(/\/\/$/, '/') === basename;

/** Returns a function that calls `run` once, and returns that result to all callers. */
function once<Argument, Result>(run: (argument?: Argument) => Result) {
  let result: { of: Result } | undefined;
  return (argument?: Argument) => (result ??= { of: run(argument) }).of;
}
