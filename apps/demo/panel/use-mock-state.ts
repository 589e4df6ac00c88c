import { useCallback, useEffect, useRef, useState } from 'react';
import type { State } from '#mocks/control/state.ts';
import type { LoggedCall } from '#mocks/log/entry.ts';
import type { Mock, Place } from './mock-context.ts';

const MAX_CALLS = 500;

/** Connection of the panel to the mock backend. */
export interface MockSource {
  /** Sends a request of docs/mock-backend.md. Rejects with the message of a refusal. */
  request<Answer>(path: string, init?: RequestInit): Promise<Answer>;
  /** Calls `listener` after each change, by whomever; returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  /** Calls `listener` with each call and again with its answer, without one when the log was emptied. */
  onCall(listener: (call?: LoggedCall) => void): () => void;
}

/** The mock backend for the panel's sections; undefined until its state is known. */
export function useMockOf(source: MockSource, place: Place, say: Mock['say']): Mock | undefined {
  const [state, takeAnswer] = useMockState(source);
  const calls = useMockCalls(source);
  if (!state) return undefined;
  const send: Mock['send'] = async (path, body, method = 'POST') =>
    takeAnswer(
      await source.request<State>(path, {
        method,
        headers: { 'Content-Type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  const change: Mock['change'] = (part) =>
    void send('/mock/state', part, 'PUT').catch((error: Error) => say(error.message));
  return { ...place, state, calls, send, change, say, request: source.request };
}

/** The state of the mock backend, read again after each change by any tab or command. */
function useMockState({ request, onChange }: MockSource) {
  const [state, setState] = useState<State>();
  const answered = useRef(0);
  const takeAnswer = useCallback((answer: State) => {
    answered.current += 1;
    setState(answer);
  }, []);
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
        const answeredBefore = answered.current;
        // while the server restarts, the last state stays
        const next = await request<State>('/mock/state').catch(() => undefined);
        // drop a stale read that a newer write has overtaken
        if (answered.current !== answeredBefore) isOutdated = true;
        else if (next && !isStopped) setState(next);
      }
      isReading = false;
    }
    void read();
    const stop = onChange(() => void read());
    return () => {
      isStopped = true;
      stop();
    };
  }, [request, onChange]);
  return [state, takeAnswer] as const;
}

/** The calls to the mock backend, newest first, as they happen. */
function useMockCalls({ request, onCall }: MockSource) {
  const [calls, setCalls] = useState<readonly LoggedCall[]>([]);
  useEffect(() => {
    let isStopped = false;
    const stop = onCall((call) => setCalls((shown) => (call ? withCall(shown, call) : [])));
    request<{ requests: LoggedCall[] }>('/mock/requests').then(
      ({ requests }) => !isStopped && setCalls((shown) => requests.reduceRight(withCall, shown)),
      () => {}, // the log stays empty while the server restarts
    );
    return () => {
      isStopped = true;
      setCalls([]);
      stop();
    };
  }, [request, onCall]);
  return calls;
}

/** Adds a call, or replaces what was known of it. */
function withCall(calls: readonly LoggedCall[], call: LoggedCall): readonly LoggedCall[] {
  const at = calls.findIndex(({ id }) => id === call.id);
  if (at >= 0) return calls.with(at, { ...calls[at]!, ...call });
  return [{ ...call }, ...calls].slice(0, MAX_CALLS);
}
