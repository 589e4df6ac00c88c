import { QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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

/** Returns the mock backend for the panel's sections; undefined until its state is known. */
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

const queryKey = ['state'];

/**
 * Returns the state of the mock backend, read again after each change by any tab or command; while the server
 * restarts, the last.
 */
function useMockState({ request, onChange }: MockSource) {
  const [client] = useState(() => new QueryClient());
  const { data } = useQuery(
    {
      queryKey,
      queryFn: () => request<State>('/mock/state'),
      retry: false,
      staleTime: Infinity,
      networkMode: 'always',
    },
    client,
  );
  useEffect(() => {
    const readAgain = () => void client.invalidateQueries({ queryKey });
    readAgain(); // from another source
    return onChange(readAgain);
  }, [client, request, onChange]);
  function takeAnswer(answer: State) {
    client.setQueryData(queryKey, answer);
    // replaces a read that began before the change; others may have changed the state meanwhile
    void client.invalidateQueries({ queryKey });
  }
  return [data, takeAnswer] as const;
}

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

function withCall(calls: readonly LoggedCall[], call: LoggedCall): readonly LoggedCall[] {
  const at = calls.findIndex(({ id }) => id === call.id);
  if (at >= 0) return calls.map((each, index) => (index === at ? { ...each, ...call } : each));
  return [{ ...call }, ...calls].slice(0, MAX_CALLS);
}
