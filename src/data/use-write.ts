import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../api/call.ts';
import { ApiError, type MessageFields, messageOf, SessionEnded } from '../api/error.ts';
import type { AnyInput } from '../api/request.ts';
import { sessionScope } from '../api/session-scope.ts';
import type { Endpoint, Input, Reply } from '../contract/endpoint.ts';
import { notify } from '../lib/notify.ts';
import { timings } from '../lib/timings.ts';
import { useOnce } from '../lib/use-once.ts';
import { wait } from '../lib/wait.ts';

type MaybePromise<Value> = Value | Promise<Value>;

export interface WriteOptions<E, Result = Reply<E>> {
  /** Success toast: a text, or made from the reply; undefined shows none. */
  done?: string | ((reply: Result) => MaybePromise<string | undefined>);
  /** Default text of the error toast; the server's message wins. */
  failed: string;
  messageFields?: MessageFields;
  /** Toasts of a failure that is shown elsewhere as well. Default: its message. */
  toastsOf?(failure: Failure): readonly string[];
  /** Reads that the write changes. They are loaded again before success is told. */
  refreshes?: readonly Endpoint[];
  /** The artificial wait before the call. If the component unmounts meanwhile, nothing is sent. */
  delay?: keyof typeof timings.delays;
  /** How to send, where it is not a plain call. `signal` is aborted when the component unmounts. */
  send?(input: Input<E>, signal: AbortSignal): Promise<Result>;
  /** Called in the click that sends, for what browsers allow only there, such as writing to the clipboard. */
  onSend?(reply: Promise<Result>): void;
  /** Called with the reply, before anything is reloaded. */
  onReply?(reply: Result, signal: AbortSignal): MaybePromise<void>;
  /**
   * Called last, after the reload and the toast: closes the dialog. Not called once the component has
   * unmounted.
   */
  onDone?(reply: Result): MaybePromise<void>;
  /**
   * Called after a 404, once the reloaded reads no longer have the row `id`: somebody else has deleted it.
   * Closes the dialog (LIS-9).
   */
  onGone?(): void;
}

/** Thrown by `send` or `onReply` when the answer turns out to be no success; the message is told as it is. */
export class Refused extends Error {}

/** Why a write failed, in the words to show. */
export interface Failure {
  /** HTTP status; 0 when no answer came, 200 when the answer was none. */
  status: number;
  message: string;
  /** What the server says about single fields of the body. */
  fieldErrors: readonly { field: string; message: string }[];
}

/**
 * How a write ended. 'cancelled': the component unmounted before the call, or the session is over; nothing is
 * told.
 */
export type Outcome<Result> =
  { status: 'done'; reply: Result } | { status: 'failed'; failure: Failure } | { status: 'cancelled' };

/**
 * One write: wait, call, reload what it changed, tell, and only then `onDone`, so that a dialog closes last
 * and never over an old row. `run` sends once however fast the clicks come; while a write is under way it
 * returns undefined. Not a mutation of TanStack Query, which keeps writes back while the browser is offline
 * and sends them later unasked.
 */
export function useWrite<E extends Endpoint, Result = Reply<E>>(
  endpoint: E,
  options: WriteOptions<E, Result>,
) {
  const {
    done,
    failed,
    messageFields,
    toastsOf,
    refreshes = [],
    delay,
    onSend,
    onReply,
    onDone,
    onGone,
  } = options;
  const cache = useQueryClient();
  const mounted = useMounted();
  const send =
    options.send ?? ((input: Input<E>) => call<Endpoint>(endpoint, input as AnyInput) as Promise<Result>);

  async function write(input: Input<E>): Promise<Outcome<Result>> {
    const { signal } = mounted.current;
    const isOver = sessionEnd();
    let reply: Result;
    try {
      if (delay) await wait(timings.delays[delay], signal);
      const replying = send(input, signal);
      onSend?.(replying);
      reply = await replying;
      await onReply?.(reply, signal);
    } catch (error) {
      if (isCancelled(error)) return { status: 'cancelled' };
      const failure = failureOf(error, failed, messageFields);
      (toastsOf?.(failure) ?? [failure.message]).forEach((text) => notify.error(text));
      if (onGone && failure.status === 404) {
        await reload();
        if (!signal.aborted && !isOver() && !isListed((input as AnyInput).id)) onGone();
      }
      return { status: 'failed', failure };
    }
    await reload();
    const text = typeof done === 'function' ? await done(reply) : done;
    if (isOver()) return { status: 'cancelled' };
    if (text) notify.success(text);
    if (!signal.aborted) await onDone?.(reply);
    return { status: 'done', reply };
  }
  const reload = () =>
    Promise.all(refreshes.map(({ path }) => cache.invalidateQueries({ queryKey: [path] })));
  const isListed = (id: unknown) =>
    refreshes
      .flatMap(({ path }) => cache.getQueriesData<unknown>({ queryKey: [path], type: 'active' }))
      .some(([, data]) => (data as List | undefined)?.items?.some((row) => row.id === id));
  return useOnce(write);
}

interface List {
  items?: readonly { id: unknown }[];
}

/** Tells whether the session that is there now has ended. Without a session nothing ends. */
function sessionEnd(): () => boolean {
  const { current } = sessionScope;
  const hadEnded = current.isOver;
  return () => !hadEnded && current.isOver;
}

/** A controller that is aborted while the component is not mounted. */
function useMounted() {
  const controller = useRef(new AbortController());
  useEffect(() => {
    const mounted = (controller.current = new AbortController());
    return () => mounted.abort();
  }, []);
  return controller;
}

const isCancelled = (error: unknown) =>
  error instanceof SessionEnded || (error instanceof DOMException && error.name === 'AbortError');

function failureOf(error: unknown, failed: string, messageFields?: MessageFields): Failure {
  if (error instanceof Refused) return { status: 200, message: error.message, fieldErrors: [] };
  if (error instanceof ApiError)
    return {
      status: error.status,
      message: messageOf(error, failed, messageFields),
      fieldErrors: error.body.errors ?? [],
    };
  console.error(error); // a mistake of ours
  return { status: 0, message: failed, fieldErrors: [] };
}
