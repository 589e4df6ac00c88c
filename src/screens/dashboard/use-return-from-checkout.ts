import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeCheckout, checkoutReturn, gainedSince, type Holdings } from '#src/app/before-checkout.ts';
import { timings } from '#src/app/timings.ts';
import { jittered } from '#src/lib/jittered.ts';

export interface CheckoutReturn {
  username: string;
  /** Undefined while loading and after a failure. */
  held: Holdings | undefined;
  hasFailed: boolean;
  celebrate(): void;
  /** Reloads the subscriptions. */
  refetch(): Promise<unknown>;
}

/** The news of a payment (BUY-5). */
export interface Payment {
  /** Undefined when there is nothing to say. `unconfirmed`: polled five times without confirmation. */
  phase: 'loading' | 'waiting' | 'unconfirmed' | 'confirmed' | undefined;
  /** False if nobody is known to have left for the checkout: then there may be no payment at all. */
  isCertain: boolean;
  /** The product that the payment has brought, '' if unknown. */
  gained: string;
  /** Number of finished checks. */
  checks: number;
  isChecking: boolean;
  /** Looks once more. */
  check(): void;
  dismiss(): void;
}

/**
 * Handles the return from the checkout with ?success: celebrates, removes the parameter from the URL, and polls the
 * subscriptions a few times, because the payment provider may notify the server later than it redirects the browser
 * (DEC-42). A payment is confirmed by what it brought since before the checkout; without memory of that, since now.
 */
export function useReturnFromCheckout({
  username,
  held,
  hasFailed,
  celebrate,
  refetch,
}: CheckoutReturn): Payment {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [isBack, setBack] = useState(
    () => checkoutReturn.isPresent(search) || beforeCheckout.isBack(username),
  );
  const [isCertain] = useState(() => beforeCheckout.read(username) !== undefined);
  const [atArrival, setAtArrival] = useState<Holdings>();
  const [gained, setGained] = useState<string>();
  /** Undefined until the URL is clean. */
  const [pollsLeft, setPollsLeft] = useState(() =>
    checkoutReturn.isPresent(search) ? undefined : timings.paymentPolls.length,
  );
  const again = useCheck(refetch);
  const isPolling =
    isBack && held !== undefined && gained === undefined && pollsLeft !== undefined && pollsLeft > 0;

  if (isBack && held && gained === undefined) {
    if (!atArrival) setAtArrival(held);
    const before = isCertain ? beforeCheckout.read(username) : atArrival;
    const news = before && gainedSince(before, held);
    if (news !== undefined) setGained(news);
  }
  /** Growth without a return, after an abandoned checkout, was no payment; then nothing is certain any more. */
  const revise = useEffectEvent((now: Holdings) => {
    const before = beforeCheckout.read(username);
    if (before && gainedSince(before, now) !== undefined) beforeCheckout.forget();
  });
  useEffect(() => {
    if (held && !isBack) revise(held);
  }, [held, isBack]);

  const settle = useEffectEvent(() => {
    if (held) beforeCheckout.explain(username, held);
    beforeCheckout.forget();
  });
  useEffect(() => {
    if (gained !== undefined) settle();
  }, [gained]);

  const arrive = useEffectEvent(() => {
    celebrate(); // idempotent: StrictMode runs this effect twice
    beforeCheckout.markBack(username);
    const isClean = Promise.resolve(
      navigate({ pathname, search: checkoutReturn.without(search), hash }, { replace: true }),
    );
    void isClean.then(() => {
      setBack(true);
      setPollsLeft(timings.paymentPolls.length);
    });
  });
  useEffect(() => {
    if (checkoutReturn.isPresent(search)) arrive();
  }, [search]);

  const poll = useEffectEvent(() => void refetch().finally(() => setPollsLeft((left = 0) => left - 1)));
  useEffect(() => {
    if (!isPolling) return;
    const { paymentPolls } = timings;
    const timer = setTimeout(() => poll(), jittered(paymentPolls[paymentPolls.length - pollsLeft]!));
    return () => clearTimeout(timer);
  }, [isPolling, pollsLeft]);

  function phase(): Payment['phase'] {
    if (!isBack) return undefined;
    if (gained !== undefined) return 'confirmed';
    if (held === undefined) return hasFailed ? 'unconfirmed' : 'loading';
    return pollsLeft === 0 ? 'unconfirmed' : 'waiting';
  }
  return {
    phase: phase(),
    isCertain,
    gained: gained ?? '',
    ...again,
    dismiss() {
      setBack(false);
      beforeCheckout.forget();
    },
  };
}

/** 'Check again', after the last poll. */
function useCheck(refetch: CheckoutReturn['refetch']) {
  const [checks, setChecks] = useState(0);
  const [isChecking, setChecking] = useState(false);
  function check() {
    setChecking(true);
    void refetch().finally(() => {
      setChecking(false);
      setChecks((count) => count + 1);
    });
  }
  return { checks, isChecking, check };
}
