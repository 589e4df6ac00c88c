import { useSyncExternalStore } from 'react';
import { attempt } from '#src/lib/attempt.ts';
import { Button } from '#src/ui/Button.tsx';
import { replacement } from './release.ts';
import { TopNotice } from './TopNotice.tsx';

/** Shown while the device is offline (HOS-5), or when the page needs code of a newer release. */
export function ConnectionNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => attempt(() => navigator.onLine) ?? true);
  const isReplaced = useSyncExternalStore(replacement.subscribe, replacement.isKnown);
  if (!isOnline)
    return (
      <TopNotice role="status" className="pe-4">
        You are offline
      </TopNotice>
    );
  if (!isReplaced) return null;
  return (
    <TopNotice role="status">
      A new version is available
      <Button variant="ghost" size="sm" onClick={() => location.reload()}>
        Reload
      </Button>
    </TopNotice>
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
