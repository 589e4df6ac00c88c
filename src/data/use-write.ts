import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { call } from '../api/call.ts';
import { ApiError, Cancelled, type MessageFields, messageOf, SessionEnded, TOO_LARGE } from '../api/error.ts';
import type { AnyInput } from '../api/request.ts';
import { sessionScope } from '../api/session-scope.ts';
import type { Endpoint, Input, Reply } from '../contract/endpoint.ts';
import { notify } from '../app/notify.ts';
import { timings } from '../app/timings.ts';
import { wait } from '../api/wait.ts';
import type { RowLookup } from './list/find-row.ts';
import { isOfRow } from './list/list-endpoint.ts';
import { reload } from './list/reload.ts';

export { SessionEnded } from '../api/error.ts';

type MaybePromise<Value> = Value | Promise<Value>;

export interface WriteOptions<E, Result = Reply<E>> {
  /** Success toast: a text, or a function of the reply; undefined for none. `signal` is aborted when the component unmounts. */
  successMessage?: string | ((reply: Result, signal: AbortSignal) => MaybePromise<string | undefined>);
  /** Default text of the error toast, if the server sends no message. */
  errorMessage: string;
  messageFields?: MessageFields;
  /** Returns the error toasts of a failure that is also shown elsewhere. Default: `failure.texts`. */
  getToasts?(failure: Failure): readonly string[];
  /** Endpoints whose data the write changes. They are refetched before the success toast, and after a lost answer. */
  invalidates?: readonly Endpoint[];
  /** Artificial delay before the call is sent; unmounting the component during it cancels the call. */
  delay?: keyof typeof timings.delays;
  /** Replaces `call`. `signal` is aborted when the component unmounts. */
  send?(input: Input<E>, signal: AbortSignal): Promise<Result>;
  /** Called as soon as the call is sent: without `delay` still within the click, where browsers allow writing to the clipboard. */
  onRequest?(reply: Promise<Result>, sent: Input<E>): void;
  /** Called with the reply, before anything is refetched. */
  onResponse?(reply: Result, signal: AbortSignal): MaybePromise<void>;
  /** Called last, after the toast, for example to close the dialog; not after the component has unmounted. */
  onSuccess?(reply: Result, sent: Input<E>): MaybePromise<void>;
  /** Called after a 404 or a lost response if the row `id` is not on the server any more (LIS-9). */
  onRowMissing?(): void;
}

/** Error with the message to show, thrown by `send` or `onResponse` if the reply is no success or nothing was sent. */
export class RejectedReply extends Error {}

export interface Failure {
  /** HTTP status; 0 without one of the server, 200 for a RejectedReply. */
  status: number;
  message: string;
  /** A reason beside the message: the request was too large (API-8). */
  reason?: string | undefined;
  /** Sentences of the toast: the message, the reason and, for an inconclusive write, a warning (FRM-10). */
  texts: readonly string[];
  mayHaveSucceeded: boolean;
  fieldErrors: readonly { field: string; message: string }[];
}

const MAY_HAVE_GONE_THROUGH = 'It may have gone through';

/** Reports a failure by a toast: a warning if the write may have succeeded, else an error. */
export const toastFailure = (text: string) =>
  notify[text.endsWith(MAY_HAVE_GONE_THROUGH) ? 'warning' : 'error'](text);

/** The result of a write. 'cancelled': nothing was sent, or the session has ended; no toast is shown. */
export type Outcome<Result> =
  | { status: 'done'; reply: Result }
  | { status: 'failed'; failure: Failure }
  | { status: 'cancelled' };

/**
 * Returns `run`, which calls the endpoint, refetches what it changed, shows a toast and calls `onSuccess`. During a
 * run, `busy` is true and another one resolves with undefined.
 */
export function useWrite<E extends Endpoint, Result = Reply<E>>(
  endpoint: E,
  options: WriteOptions<E, Result>,
) {
  const {
    successMessage,
    errorMessage,
    messageFields,
    getToasts,
    delay,
    onRequest,
    onResponse,
    onSuccess,
    onRowMissing,
  } = options;
  const cache = useQueryClient();
  const { reloadAfter, reloadUnsure } = listsOf(cache, endpoint, options.invalidates ?? []);
  const mounted = useMounted();
  const mutationKey = [useId()];
  const send =
    options.send ?? ((input: Input<E>) => call<Endpoint>(endpoint, input as AnyInput) as Promise<Result>);

  const { mutateAsync, isPending } = useMutation({
    mutationKey,
    onMutate: () => ({ signal: mounted.current.signal, isOver: sessionEnd() }),
    async mutationFn(input: Input<E>) {
      const { signal } = mounted.current;
      if (delay) await wait(timings.delays[delay], signal);
      const replying = send(input, signal);
      onRequest?.(replying, input);
      const reply = await replying;
      await onResponse?.(reply, signal);
      return reply;
    },
    async onSuccess(reply, input, { signal, isOver }) {
      await reloadAfter(input);
      const text =
        typeof successMessage === 'function' ? await successMessage(reply, signal) : successMessage;
      if (isOver()) throw new DOMException('The session has ended', 'AbortError');
      if (text) notify.success(text);
      if (!signal.aborted) await onSuccess?.(reply, input);
    },
    async onError(error, input, attempt) {
      if (isCancelled(error)) return;
      if (!(error instanceof RejectedReply || error instanceof ApiError)) console.error(error); // a bug
      const failure = failureOf(error, errorMessage, messageFields);
      (getToasts?.(failure) ?? failure.texts).forEach(toastFailure);
      const { mayHaveSucceeded, status } = failure;
      if (!mayHaveSucceeded && !(onRowMissing && status === 404)) return;
      const reading = reloadUnsure(input).then((row) => {
        const isGone = row === 'deleted' || (row === 'unknown' && status === 404);
        if (isGone && !attempt?.signal.aborted && !attempt?.isOver()) onRowMissing?.();
      });
      if (!mayHaveSucceeded) await reading; // after a cancel, do not wait for the refetch
    },
  });

  async function run(input: Input<E>): Promise<Outcome<Result> | undefined> {
    if (cache.isMutating({ mutationKey }) > 0) return undefined;
    try {
      return { status: 'done', reply: await mutateAsync(input) };
    } catch (error) {
      if (isCancelled(error)) return { status: 'cancelled' };
      return { status: 'failed', failure: failureOf(error, errorMessage, messageFields) };
    }
  }
  return { run, busy: isPending };
}

function listsOf(cache: QueryClient, endpoint: Endpoint, endpoints: readonly Endpoint[]) {
  /** Returns the row that the call has changed, with its changes; [] for a call without `id`. */
  const rowsOf = (input: unknown) => {
    const { id, body } = (input ?? {}) as { id?: number; body?: object };
    return id === undefined ? [] : [{ ...body, id }];
  };
  return {
    reloadAfter: (input: unknown) => reload(cache, endpoints, { endpoint, rows: rowsOf(input) }),
    /** Looks the row up and refetches. Resolves with the state of the row; 'unknown' if it could not be read. */
    async reloadUnsure(input: unknown): Promise<RowLookup['is']> {
      const rows = rowsOf(input);
      const list = endpoints.find((each) => isOfRow(endpoint, each));
      const find = async () => (await import('./list/find-row.ts')).findRow(cache, list!, rows[0]!);
      const found = list && rows[0] && (await find().catch(() => undefined));
      const is = found?.is ?? 'unknown';
      await reload(cache, endpoints, { endpoint, rows, areRemoved: is === 'deleted' });
      return is;
    },
  };
}

function sessionEnd(): () => boolean {
  const { current } = sessionScope;
  const hadEnded = current.isOver;
  return () => !hadEnded && current.isOver;
}

/** Returns a ref to a controller that is aborted when the component unmounts. */
function useMounted() {
  const controller = useRef(new AbortController());
  useEffect(() => {
    const mounted = (controller.current = new AbortController());
    return () => mounted.abort();
  }, []);
  return controller;
}

const isCancelled = (error: unknown) =>
  error instanceof SessionEnded ||
  (error instanceof Cancelled && !error.mayHaveSucceeded) ||
  (error instanceof DOMException && error.name === 'AbortError');

/** Converts an error of a call to the failure that the user reads. */
export function failureOf(error: unknown, errorMessage: string, messageFields?: MessageFields): Failure {
  if (!(error instanceof ApiError)) {
    const isRefused = error instanceof RejectedReply;
    const message = isRefused ? error.message : errorMessage;
    return {
      status: isRefused ? 200 : 0,
      message,
      texts: [message],
      mayHaveSucceeded: false,
      fieldErrors: [],
    };
  }
  const { status, httpStatus, body, mayHaveSucceeded } = error;
  const isCancelled = error instanceof Cancelled && mayHaveSucceeded;
  const message = isCancelled
    ? `Cancelled. ${MAY_HAVE_GONE_THROUGH}`
    : messageOf(error, errorMessage, messageFields);
  const reason = httpStatus === 413 && message === errorMessage ? TOO_LARGE : undefined;
  const may = mayHaveSucceeded && !isCancelled ? MAY_HAVE_GONE_THROUGH : undefined;
  const texts = [message, reason, may].filter((text) => text !== undefined);
  return { status, message, reason, texts, mayHaveSucceeded, fieldErrors: body.errors ?? [] };
}
