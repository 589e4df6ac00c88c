import { useEffect } from 'react';
import { checkSession, watchSession } from '#src/session/session.ts';
import { useSession } from '#src/session/use-session.ts';
import { Splash } from '#src/ui/Splash.tsx';
import { DataProviders } from '../web/DataProviders.tsx';

/**
 * The layout route above whole screens: checks the session and follows it, holds the server state of the
 * signed-in user, and shows toasts and notices.
 */
export function ScreenRoot() {
  const { status } = useSession();
  useEffect(() => {
    void checkSession();
    return watchSession();
  }, []);
  return status === 'checking' ? <Splash /> : <DataProviders />;
}
