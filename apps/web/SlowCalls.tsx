import { useSyncExternalStore } from 'react';
import { slowCalls } from '#src/api/request-timeout.ts';
import { pauses } from '#src/api/patiently.ts';
import { pluralize } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { TopNotice } from './TopNotice.tsx';

/** A notice that the server is slow, or has asked to wait (SES-6), with a button to cancel. */
export function SlowCalls() {
  const count = useSyncExternalStore(slowCalls.subscribe, slowCalls.count);
  const pause = useSyncExternalStore(pauses.subscribe, pauses.seconds);
  if (count === 0 && pause === 0) return null;
  function cancel() {
    slowCalls.cancel();
    pauses.cancel();
  }
  return (
    <TopNotice role="status">
      <Spinner size="sm" />
      {pause > 0
        ? `The server asks to wait ${pluralize(pause, ['second', 'seconds'])}`
        : 'The server is slow to answer'}
      <Button variant="ghost" size="sm" onClick={cancel}>
        Cancel
      </Button>
    </TopNotice>
  );
}
