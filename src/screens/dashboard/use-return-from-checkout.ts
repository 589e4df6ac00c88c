import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The parameter with which the payment page sends people back. Its presence counts, not its value (READINGS.md T42). */
const SUCCESS = 'success';

/** How long to wait before each further look for the premium that was just paid, in milliseconds; then it is given up. */
const looks = [1000, 2000, 3000, 5000, 8000];

export interface Returning {
  /** Undefined while it is not known. */
  premium: boolean | undefined;
  celebrate(): void;
  /** Asks for the subscriptions again. */
  look(): Promise<unknown>;
}

/**
 * Back from the checkout with ?success: celebrates, takes the parameter and nothing else out of the URL, and asks a few
 * times for the subscriptions, because the payment provider may tell the server a moment after it told the browser.
 * @returns whether the payment is still being waited for.
 */
export function useReturnFromCheckout({ premium, celebrate, look }: Returning): boolean {
  const { search, hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [looksLeft, setLooksLeft] = useState(0);
  const isWaiting = looksLeft > 0 && premium === false;

  useEffect(() => {
    const parameters = new URLSearchParams(search);
    if (!parameters.has(SUCCESS)) return;
    parameters.delete(SUCCESS);
    celebrate();
    setLooksLeft(looks.length);
    void navigate({ pathname, search: parameters.toString(), hash }, { replace: true });
    // only the URL starts it; celebrating twice at once is celebrating once
  }, [search]);

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void look().finally(() => setLooksLeft((left) => left - 1)), looks[looks.length - looksLeft]);
    return () => clearTimeout(timer);
  }, [isWaiting, looksLeft]);

  return isWaiting;
}
