import { useEffect, useState } from 'react';

/** The current time in milliseconds since 1970, updated every `interval` ms. */
export function useNow(interval: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticker = setInterval(() => setNow(Date.now()), interval);
    return () => clearInterval(ticker);
  }, [interval]);
  return now;
}
