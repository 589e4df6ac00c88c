import clsx from 'clsx';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { slowCalls } from '#src/api/waiting.ts';
import { Button } from '#src/ui/Button.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';

/**
 * Says that the server takes long to answer, and lets the person give up. In the page's body: an open dialog
 * makes the app inert, not this.
 */
export function SlowCalls() {
  const count = useSyncExternalStore(slowCalls.subscribe, slowCalls.count);
  if (count === 0) return null;
  return createPortal(
    <div className="pointer-events-none fixed inset-x-0 top-0 z-70 flex justify-center p-4">
      <div
        role="status"
        className={clsx(
          'pointer-events-auto flex animate-rise items-center gap-3 rounded-lg bg-float py-2',
          'ps-4 pe-2 shadow-float',
        )}
      >
        <Spinner size={16} />
        The server is taking long to answer
        <Button variant="ghost" size="sm" onClick={slowCalls.cancel}>
          Cancel
        </Button>
      </div>
    </div>,
    document.body,
  );
}
