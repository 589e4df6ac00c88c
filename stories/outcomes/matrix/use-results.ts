import { useEffect, useState } from 'react';
import { type MatrixResults, RESULTS_FILE } from '#storybook/matrix/results.ts';

const none: MatrixResults = { results: {} };

/** The results of the last test run; empty until they are there, and in a build that has none. */
export function useResults(): MatrixResults {
  const [results, setResults] = useState(none);
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal).then(setResults, () => undefined);
    return () => leaving.abort();
  }, []);
  return results;
}

/** Rejects for a host that answers a missing file with a page. */
async function load(signal: AbortSignal): Promise<MatrixResults> {
  const response = await fetch(`./${RESULTS_FILE}`, { signal });
  return response.ok ? ((await response.json()) as MatrixResults) : none;
}
