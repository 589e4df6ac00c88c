import { useEffect, useState } from 'react';
import type { Atlas } from './atlas.ts';

export type Loaded =
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; atlas: Atlas };

/** Where the atlas lies, relative to the page: a published workshop may live below a sub-path. */
export const atlasFile = (name: string) => `./atlas/${name}`;

/** Reads the manifest; a workshop under development compares with the commit that is named. */
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
    return { status: 'missing' }; // some hosts answer with a page where there is no file
  }
}
