import { useSyncExternalStore } from 'react';
import { loadPage } from '#src/app/leave-page.ts';
import { connection } from '#src/api/connection.ts';
import { Button } from '#src/ui/Button.tsx';
import { replacement } from './release.ts';
import { TopNotice } from './TopNotice.tsx';

/**
 * Notice while the device is offline (HOS-5), while the network asks to sign in (API-8), or when the page needs
 * code of a newer release.
 */
export function ConnectionNotice() {
  const state = useSyncExternalStore(connection.subscribe, connection.get);
  const isReplaced = useSyncExternalStore(replacement.subscribe, replacement.get);
  if (state === 'offline')
    return (
      <TopNotice role="status" className="pe-4">
        You are offline
      </TopNotice>
    );
  if (state === 'online' && !isReplaced) return null;
  return (
    // on phones in two lines, and with the header's buttons behind it in reach
    <TopNotice role="status" className="pointer-events-none! *:pointer-events-auto max-sm:text-xs">
      {state === 'intercepted'
        ? 'Your network asks you to sign in or to verify your browser'
        : 'A new version is available'}
      <Button variant="ghost" size="sm" onClick={() => loadPage()}>
        Reload
      </Button>
    </TopNotice>
  );
}
