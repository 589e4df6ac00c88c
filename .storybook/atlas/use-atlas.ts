import { useEffect, useState } from 'react';
import type { Atlas } from './atlas.ts';

export type Loaded =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; atlas: Atlas };

/** Relative to the page, since a published Storybook may live below a sub-path. */
export const atlasFile = (name: string) => `./atlas/${name}`;

/** Reads the manifest; the development server compares with the given commit. */
export function useAtlas(against: string): Loaded {
  const [answer, setAnswer] = useState<{ against: string; loaded: Loaded }>();
  useEffect(() => {
    const leaving = new AbortController();
    load(against, leaving.signal).then(
      (loaded) => setAnswer({ against, loaded }),
      (error: Error) => {
        if (!leaving.signal.aborted)
          setAnswer({ against, loaded: { status: 'failed', message: error.message } });
      },
    );
    return () => leaving.abort();
  }, [against]);
  return answer?.against === against ? answer.loaded : { status: 'loading' };
}

async function load(against: string, signal: AbortSignal): Promise<Loaded> {
  const response = await fetch(
    `${atlasFile('manifest.json')}${against && `?against=${encodeURIComponent(against)}`}`,
    { signal },
  );
  if (response.status === 400) return { status: 'failed', message: await response.text() };
  if (!response.ok) return { status: 'missing' };
  try {
    return { status: 'ready', atlas: (await response.json()) as Atlas };
  } catch {
    return { status: 'missing' }; // Some hosts answer a missing file with an HTML page and status 200.
  }
}
