import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { ApiError, type MessageFields, messageOf, SessionEnded } from '../api/error.ts';
import type { AnyInput } from '../api/request.ts';
import type { Endpoint, Input, Reply } from '../contract/endpoint.ts';
import { notify } from '../lib/notify.ts';

export interface ActionOptions<E> {
  /** Success toast: a text, or made from the reply; undefined says nothing. */
  done?: string | ((reply: Reply<E>) => string | undefined);
  /** Default of the error toast; the server's message wins (SPEC.md §8). */
  failed: string;
  messageFields?: MessageFields;
  /** Statuses that the caller shows in place, by the mutation's `error`; no toast for them. */
  inline?: readonly number[];
  /** Reads that the action changes: they are asked again before success is told. */
  refreshes?: readonly Endpoint[];
  /** How to send, where it is not a plain call. */
  send?: (input: Input<E>) => Promise<Reply<E>>;
}

/**
 * One write: call, reload what it changed, tell the person; only then does `mutateAsync` resolve, or `onSuccess` of
 * `mutate` run, so that a dialog closes last and never over an old row.
 */
export function useAction<E extends Endpoint>(endpoint: E, options: ActionOptions<E>) {
  const { done, failed, messageFields, inline = [], refreshes = [] } = options;
  const cache = useQueryClient();
  const send = options.send ?? ((input: Input<E>) => call<Endpoint>(endpoint, input as AnyInput) as Promise<Reply<E>>);
  return useMutation({
    mutationFn: send,
    onSuccess: async (reply: Reply<E>) => {
      await Promise.all(refreshes.map(({ path }) => cache.invalidateQueries({ queryKey: [path] })));
      const text = typeof done === 'function' ? done(reply) : done;
      if (text) notify.success(text);
    },
    onError: (error) => {
      if (error instanceof SessionEnded || (error instanceof DOMException && error.name === 'AbortError')) return;
      if (error instanceof ApiError && inline.includes(error.status)) return;
      notify.error(messageOf(error, failed, messageFields));
    },
  });
}
