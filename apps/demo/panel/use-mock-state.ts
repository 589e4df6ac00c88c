import { useEffect, useState } from 'react';
import type { State } from '#mocks/control/state.ts';
import type { LoggedCall } from '#mocks/log/entry.ts';
import { onMockCall, onMockChange } from '../mock-changes.ts';
import { readMockState, requestMock } from '../mock-state.ts';

const MAX_CALLS = 500;

/** The state of the mock backend, read again after each change by any tab or command. */
export function useMockState() {
  const [state, setState] = useState<State>();
  useEffect(() => {
    let isStopped = false;
    let isReading = false;
    let isOutdated = false;
    async function read() {
      isOutdated = true;
      if (isReading) return;
      isReading = true;
      while (isOutdated && !isStopped) {
        isOutdated = false;
        // while the server restarts, the last state stays
        const next = await readMockState().catch(() => undefined);
        if (next && !isStopped) setState(next);
      }
      isReading = false;
    }
    void read();
    const stop = onMockChange(() => void read());
    return () => {
      isStopped = true;
      stop();
    };
  }, []);
  return [state, setState] as const;
}

/** The calls to the mock backend, newest first, as they happen. */
export function useMockCalls() {
  const [calls, setCalls] = useState<readonly LoggedCall[]>([]);
  useEffect(() => {
    let isStopped = false;
    const stop = onMockCall((call) => setCalls((shown) => withCall(shown, call)));
    requestMock<{ requests: LoggedCall[] }>('/mock/requests').then(
      ({ requests }) => !isStopped && setCalls((shown) => requests.reduceRight(withCall, shown)),
      () => {}, // the log stays empty while the server restarts
    );
    return () => {
      isStopped = true;
      stop();
    };
  }, []);
  return [calls, () => setCalls([])] as const;
}

/** Adds a call, or replaces what was known of it. */
function withCall(calls: readonly LoggedCall[], call: LoggedCall): readonly LoggedCall[] {
  const at = calls.findIndex(({ id }) => id === call.id);
  if (at >= 0) return calls.with(at, { ...calls[at]!, ...call });
  return [{ ...call }, ...calls].slice(0, MAX_CALLS);
}
