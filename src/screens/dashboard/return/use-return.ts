import { type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { checkoutRecord } from '#src/app/checkout-record.ts';
import { checkoutReturn } from '#src/app/resume.ts';
import { type Mine, subscriptions } from '#src/contract/subscriptions.ts';
import { readOptions } from '#src/data/use-read.ts';
import { holdingsOf } from '../status/subscription-state.ts';
import { gainedTime, isAwaited, nextReturn, paidTime, type Return, type ReturnEvent } from './return.ts';

/** Handlers of what happens around a payment. */
export interface Returning {
  /** Before the browser goes to the checkout. */
  onLeave(): void;
  /**
   * When a key is on its way. What the subscriptions gain by the reading after its reply is the key's; a reading before
   * it tells nothing.
   */
  onRedeem(reply: Promise<unknown>): void;
  dismiss(): void;
}

/**
 * The return from the checkout with ?success, which is celebrated and taken out of the address (BUY-3). Each reading of
 * the subscriptions is an event of `nextReturn`; the record in storage is written by handlers alone.
 */
export function useReturn(username: string, celebrate: () => void): [Return, Returning] {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [now, setNow] = useState<Return>(() => {
    const record = checkoutRecord.read(username, Date.now());
    const isBack = record?.isBack || checkoutReturn.isPresent(search);
    return isBack ? nextReturn({ is: 'none' }, { type: 'arrived', record }) : { is: 'none' };
  });
  /** Events may come faster than React renders. */
  const state = useRef(now);
  /** The holdings before a key, until the reading after it. */
  const beforeKey = useRef<Reading>(undefined);
  const isRedeeming = useRef(false);

  function send(event: ReturnEvent) {
    state.current = nextReturn(state.current, event);
    setNow(state.current);
  }

  const arrive = useEffectEvent(() => {
    celebrate(); // idempotent: StrictMode runs this effect twice
    const record = checkoutRecord.read(username, Date.now());
    if (record) checkoutRecord.write({ ...record, isBack: true });
    send({ type: 'arrived', record });
    void navigate({ pathname, search: checkoutReturn.without(search), hash }, { replace: true });
  });
  useEffect(() => {
    if (checkoutReturn.isPresent(search)) arrive();
  }, [search]);

  const read = useEffectEvent((mine: Mine) => {
    if (isRedeeming.current) return;
    const at = Date.now();
    const held = holdingsOf(mine);
    const explain = (ms: number) => ms > 0 && checkoutRecord.explain(username, ms, at);
    if (beforeKey.current) explain(gainedTime(beforeKey.current.held, held, beforeKey.current.readAt));
    beforeKey.current = undefined;
    const { current } = state;
    const before = isAwaited(current) ? current.before : undefined;
    const explained = before ? checkoutRecord.explainedSince(username, before.readAt) : 0;
    send({ type: 'read', held, explained, at });
    if (state.current.is === 'confirmed' && before)
      explain(paidTime(gainedTime(before.held, held, before.readAt) - explained));
    if (isAwaited(current) && !isAwaited(state.current)) checkoutRecord.forget();
  });
  const fail = useEffectEvent(() => send({ type: 'failed' }));
  useEffect(() => {
    // other events also come while another screen is drawn, when no effect event may be called
    function onCacheEvent(event: QueryCacheNotifyEvent) {
      if (event.type !== 'updated' || event.query.queryKey[0] !== subscriptions.mine.path) return;
      if (event.action.type === 'success') read(event.action.data as Mine);
      if (event.action.type === 'error') fail();
    }
    return cache.getQueryCache().subscribe(onCacheEvent);
  }, [cache]);

  /** Also of a reading that is not drawn yet. */
  function latest(): Reading | undefined {
    const { data, dataUpdatedAt } = cache.getQueryState(readOptions(subscriptions.mine).queryKey) ?? {};
    return data && { held: holdingsOf(data), readAt: dataUpdatedAt ?? 0 };
  }
  return [
    now,
    {
      onLeave() {
        const held = latest();
        checkoutRecord.forget(); // of an earlier checkout, also where nothing is known to be held now
        if (held) checkoutRecord.write({ username, ...held, leftAt: Date.now(), isBack: false });
      },
      onRedeem(reply) {
        const before = latest();
        isRedeeming.current = true;
        const end = (accepted?: Reading) => {
          isRedeeming.current = false;
          beforeKey.current = accepted;
        };
        reply.then(
          () => end(before),
          () => end(),
        );
      },
      dismiss() {
        send({ type: 'dismissed' });
        checkoutRecord.forget();
      },
    },
  ];
}

interface Reading {
  held: ReturnType<typeof holdingsOf>;
  readAt: number;
}
