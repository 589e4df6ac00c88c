import { type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError, SessionEnded } from '#src/api/error.ts';
import { checkoutRecord, type Holdings } from '#src/app/checkout-record.ts';
import { checkoutReturn } from '#src/app/resume-state.ts';
import { type SubscriptionsReply, subscriptions } from '#src/contract/subscriptions.ts';
import { readOptions } from '#src/data/use-read.ts';
import { holdingsOf } from '../subscriptions/subscription-state.ts';
import {
  gainedTime,
  isAwaited,
  checkoutReturnReducer,
  paidTime,
  recordOf,
  type CheckoutReturn,
  type CheckoutReturnEvent,
  returnOf,
} from './checkout-return.ts';

export interface CheckoutReturnActions {
  /** Called before the browser goes to the checkout. */
  onLeave(): void;
  /** Attributes the gain of the first read after the reply to the key; until then, any gain may be the key's. */
  onRedeem(reply: Promise<unknown>): void;
  dismiss(): void;
}

/**
 * Handles the return from the checkout with ?success, which it removes from the address, and celebrates the
 * confirmation (BUY-3). Every change is an event of `checkoutReturnReducer`; only its states are stored.
 */
export function useCheckoutReturn(
  username: string,
  celebrate: () => void,
): [CheckoutReturn, CheckoutReturnActions] {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [now, setNow] = useState(() =>
    returnOf(checkoutRecord.read(username, Date.now()), checkoutReturn.isPresent(search)),
  );
  /** Latest state, as events may come faster than React renders. */
  const state = useRef(now);
  /** Function that attributes the gain of the next read to a redeemed key; undefined without one. */
  const onKeyRead = useRef<(held: Holdings, at: number) => void>(undefined);

  function send(event: CheckoutReturnEvent) {
    const next = checkoutReturnReducer(state.current, event);
    if (next === state.current) return;
    state.current = next;
    checkoutRecord.write(recordOf(next, username));
    if (next.is === 'confirmed') celebrate();
    setNow(next);
  }

  const arrive = useEffectEvent(() => {
    send({ type: 'arrived' });
    // where nothing is known to wait for; idempotent: StrictMode runs this effect twice
    if (!('isCertain' in state.current && state.current.isCertain)) celebrate();
    void navigate({ pathname, search: checkoutReturn.without(search), hash }, { replace: true });
  });
  useEffect(() => {
    if (checkoutReturn.isPresent(search)) arrive();
  }, [search]);

  const read = useEffectEvent((mine: SubscriptionsReply) => {
    const at = Date.now();
    const held = holdingsOf(mine);
    onKeyRead.current?.(held, at);
    onKeyRead.current = undefined;
    const before = isAwaited(state.current) ? state.current.before : undefined;
    const explained = before ? checkoutRecord.explainedSince(username, before.readAt) : 0;
    send({ type: 'read', held, explained, at });
    if (state.current.is === 'confirmed' && before)
      checkoutRecord.explain(
        username,
        paidTime(gainedTime(before.held, held, before.readAt) - explained),
        at,
      );
  });
  const fail = useEffectEvent(() => send({ type: 'failed' }));
  useEffect(() => {
    // other events also fire while another screen renders, when effect events must not be called
    function onCacheEvent(event: QueryCacheNotifyEvent) {
      if (event.type !== 'updated' || event.query.queryKey[0] !== subscriptions.mine.path) return;
      if (event.action.type === 'success') read(event.action.data as SubscriptionsReply);
      if (event.action.type === 'error' && !(event.action.error instanceof SessionEnded)) fail();
    }
    return cache.getQueryCache().subscribe(onCacheEvent);
  }, [cache]);

  /** Returns the latest read, even if not rendered yet. */
  function latest() {
    const { data, dataUpdatedAt } = cache.getQueryState(readOptions(subscriptions.mine).queryKey) ?? {};
    return data && { held: holdingsOf(data), readAt: dataUpdatedAt ?? 0 };
  }
  return [
    now,
    {
      onLeave() {
        const held = latest();
        send({ type: 'left', before: held && { ...held, leftAt: Date.now() } });
      },
      onRedeem(reply) {
        const before = latest();
        const sentAt = Date.now();
        checkoutRecord.explain(username, null, sentAt);
        const end = (ms: number, at = Date.now()) => checkoutRecord.explain(username, ms, at, sentAt);
        reply.then(
          () =>
            (onKeyRead.current =
              before && ((held, at) => end(gainedTime(before.held, held, before.readAt), at))),
          (error: unknown) => isRefusal(error) && end(0),
        );
      },
      dismiss: () => send({ type: 'dismissed' }),
    },
  ];
}

/** True for a refusal; any other failure leaves open whether the server has taken the key. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && !(error instanceof SessionEnded) && error.status >= 400 && error.status < 500;
