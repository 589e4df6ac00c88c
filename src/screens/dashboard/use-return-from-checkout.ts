import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The parameter with which the payment page sends people back. Its presence counts, not its value (DEC-42).
 */
const SUCCESS = 'success';

/**
 * How long to wait before each further look for the premium that was just paid, in milliseconds; then it is
 * given up.
 */
const pollDelays = [1000, 2000, 3000, 5000, 8000];

export interface Returning {
  /** Undefined while it is not known. */
  premium: boolean | undefined;
  celebrate(): void;
  /** Asks for the subscriptions again. */
  refetch(): Promise<unknown>;
}

/**
 * Back from the checkout with ?success: celebrates, takes the parameter and nothing else out of the URL, and
 * asks a few times for the subscriptions, because the payment provider may tell the server a moment after it
 * told the browser.
 * @returns whether the payment is still being waited for.
 */
export function useReturnFromCheckout({ premium, celebrate, refetch: look }: Returning): boolean {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [looksLeft, setLooksLeft] = useState(0);
  const isWaiting = looksLeft > 0 && premium === false;

  const arrive = useEffectEvent((parameters: URLSearchParams) => {
    parameters.delete(SUCCESS);
    celebrate(); // twice at once, as in StrictMode, is once
    const isClean = Promise.resolve(
      navigate({ pathname, search: parameters.toString(), hash }, { replace: true }),
    );
    void isClean.then(() => setLooksLeft(pollDelays.length));
  });
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    if (parameters.has(SUCCESS)) arrive(parameters);
  }, [search]);

  const lookAgain = useEffectEvent(() => void look().finally(() => setLooksLeft((left) => left - 1)));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => lookAgain(), pollDelays[pollDelays.length - looksLeft]);
    return () => clearTimeout(timer);
  }, [isWaiting, looksLeft]);

  return isWaiting;
}
