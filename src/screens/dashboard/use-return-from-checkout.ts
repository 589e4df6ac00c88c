import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The parameter of the payment page's redirect. Only its presence matters (DEC-42). */
const SUCCESS = 'success';

/**
 * Milliseconds before each further read of the subscriptions, while the premium that was paid for is missing.
 */
const pollDelays = [1000, 2000, 3000, 5000, 8000];

export interface Returning {
  /** Undefined while loading. */
  premium: boolean | undefined;
  celebrate(): void;
  /** Reloads the subscriptions. */
  refetch(): Promise<unknown>;
}

/**
 * Handles the return from the checkout with ?success: celebrates, removes the parameter from the URL, and
 * polls the subscriptions a few times, because the payment provider may notify the server later than it
 * redirects the browser (DEC-42).
 * @returns whether the payment is still being waited for
 */
export function useReturnFromCheckout({ premium, celebrate, refetch }: Returning): boolean {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [pollsLeft, setPollsLeft] = useState(0);
  const isWaiting = pollsLeft > 0 && premium === false;

  const arrive = useEffectEvent((parameters: URLSearchParams) => {
    parameters.delete(SUCCESS);
    celebrate(); // idempotent: StrictMode runs this effect twice
    const isClean = Promise.resolve(
      navigate({ pathname, search: parameters.toString(), hash }, { replace: true }),
    );
    void isClean.then(() => setPollsLeft(pollDelays.length));
  });
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    if (parameters.has(SUCCESS)) arrive(parameters);
  }, [search]);

  const poll = useEffectEvent(() => void refetch().finally(() => setPollsLeft((left) => left - 1)));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => poll(), pollDelays[pollDelays.length - pollsLeft]);
    return () => clearTimeout(timer);
  }, [isWaiting, pollsLeft]);

  return isWaiting;
}
