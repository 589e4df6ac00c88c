import { useEffect, useState } from 'react';

/** The current time in milliseconds since 1970, updated every `interval` ms and when the tab is shown again. */
export function useNow(interval: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const update = () => setNow(Date.now());
    const ticker = setInterval(update, interval);
    document.addEventListener('visibilitychange', update); // browsers slow the timers of hidden tabs down
    return () => {
      clearInterval(ticker);
      document.removeEventListener('visibilitychange', update);
    };
  }, [interval]);
  return now;
}
