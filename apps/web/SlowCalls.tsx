import { useSyncExternalStore } from 'react';
import { longWaits } from '#src/api/wait.ts';
import { pluralize } from '#src/lib/pluralize.ts';
import { Button } from '#src/ui/Button.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { TopNotice } from './TopNotice.tsx';

/** A notice that the server is slow, or has asked to wait (SES-6), with a button to cancel. */
export function SlowCalls() {
  const seconds = useSyncExternalStore(longWaits.subscribe, longWaits.seconds);
  if (seconds === undefined) return null;
  return (
    <TopNotice role="status">
      <Spinner size="sm" />
      {seconds > 0
        ? `The server asks to wait ${pluralize(seconds, ['second', 'seconds'])}`
        : 'The server is slow to answer'}
      <Button variant="ghost" size="sm" onClick={longWaits.cancel}>
        Cancel
      </Button>
    </TopNotice>
  );
}
