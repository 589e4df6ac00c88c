import { useSyncExternalStore } from 'react';
import { slowCalls } from '#src/api/request-timeout.ts';
import { Button } from '#src/ui/Button.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { TopNotice } from './TopNotice.tsx';

/** A notice that the server is slow, with a button to cancel. */
export function SlowCalls() {
  const count = useSyncExternalStore(slowCalls.subscribe, slowCalls.count);
  if (count === 0) return null;
  return (
    <TopNotice role="status">
      <Spinner size="sm" />
      The server is slow to answer
      <Button variant="ghost" size="sm" onClick={slowCalls.cancel}>
        Cancel
      </Button>
    </TopNotice>
  );
}
