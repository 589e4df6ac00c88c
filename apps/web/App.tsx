import clsx from 'clsx';
import {
  type ComponentType,
  StrictMode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useTransition,
} from 'react';
import { timings } from '#src/lib/timings.ts';
import { LandingScreen } from '#src/screens/landing/LandingScreen.tsx';
import { checkSession, watchSession } from '#src/session/session.ts';
import { useSession } from '#src/session/use-session.ts';
import { Spinner } from '#src/ui/Spinner.tsx';
import { Splash } from '#src/ui/Splash.tsx';
import { InAppLinks } from './InAppLinks.tsx';
import { NotShown } from './NotShown.tsx';
import type { Slots } from './routes.tsx';
import { UnsureNotice } from './UnsureNotice.tsx';

interface AppProps {
  slots?: Slots | undefined;
  /**
   * How long the splash that came with index.html has been in sight, in ms: the app's own is its
   * continuation.
   */
  splashSeen?: number;
  /**
   * The visitor already reads the landing page that came with index.html; it must not vanish behind a splash.
   */
  isLandingRead?: boolean;
}

/**
 * The assembled app: one gate (splash and session check), then the routes (SES-2). The router and the screens
 * behind it load beside the gate, except for a visitor on the landing page: for them only once they follow a
 * link.
 */
export function App({ slots, splashSeen = 0, isLandingRead = false }: AppProps) {
  const session = useSession();
  const isOpen = useGate(isLandingRead ? timings.splash : splashSeen);
  const [isOnLanding, setOnLanding] = useState(() => isLanding(slots?.basename));
  const [load] = useState(() => once((to?: string) => loadRouted(slots, to)));
  // a state and not a lazy component: Suspense would keep its fallback in sight for 300 ms, however early the
  // code came
  const [Routed, setRouted] = useState<ComponentType>();
  const [isLeaving, startLeaving] = useTransition();
  const showsLanding = isOnLanding && session.status !== 'signed-in';

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
    // Forward, after a reload, to a page of this very document
    window.addEventListener('popstate', onTraverse);
    return () => window.removeEventListener('popstate', onTraverse);
  }, []);

  return (
    <StrictMode>
      {!isOpen && !isLandingRead && <Splash />}
      {((!isOpen && isLandingRead) || isLeaving) && <Waiting />}
      {(isOpen || isLandingRead) && screen()}
    </StrictMode>
  );

  function screen() {
    if (!showsLanding) return Routed ? <Routed /> : <Splash />;
    return (
      <>
        {session.status === 'unknown' && <UnsureNotice />}
        <InAppLinks onFollow={leave}>
          <LandingScreen />
        </InAppLinks>
      </>
    );
  }
}

/** Open once the splash has been seen and the session is known; nothing protected shows before (DEC-6). */
function useGate(splashSeen: number): boolean {
  const session = useSession();
  const [isSplashOver, setSplashOver] = useState(splashSeen >= timings.splash);

  useLayoutEffect(() => {
    const timer = setTimeout(() => setSplashOver(true), timings.splash - splashSeen);
    return () => clearTimeout(timer);
  }, [splashSeen]);
  useEffect(() => {
    void checkSession();
    return watchSession();
  }, []);

  return isSplashOver && session.status !== 'checking';
}

/** Waiting that leaves the landing page readable. Seen only if it takes a while. */
function Waiting() {
  return (
    <div
      className={clsx(
        'fixed inset-x-0 top-6 grid justify-items-center text-muted transition-opacity',
        'delay-200 starting:opacity-0',
      )}
    >
      <Spinner label="Loading" />
    </div>
  );
}

async function loadRouted(slots: Slots | undefined, to: string | undefined) {
  try {
    const { routed } = await import('./routed.tsx');
    return await routed(slots, to);
  } catch (error) {
    console.error(error);
    return { default: NotShown };
  }
}

const isLanding = (basename = import.meta.env.BASE_URL) =>
  `${location.pathname}/`.replace(/\/\/$/, '/') === basename;

/** The first call counts; all get its answer. */
function once<Argument, Result>(run: (argument?: Argument) => Result) {
  let result: { of: Result } | undefined;
  return (argument?: Argument) => (result ??= { of: run(argument) }).of;
}
