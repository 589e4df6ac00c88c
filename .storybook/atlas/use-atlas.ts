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
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    setLoaded({ status: 'loading' });
    load(against, leaving.signal).then(setLoaded, () => {}); // aborted: the next one is on its way
    return () => leaving.abort();
  }, [against]);
  return loaded;
}

async function load(against: string, signal: AbortSignal): Promise<Loaded> {
  const response = await fetch(`${atlasFile('manifest.json')}${against && `?against=${encodeURIComponent(against)}`}`, { signal });
  if (response.status === 400) return { status: 'failed', message: await response.text() };
  if (!response.ok) return { status: 'missing' };
  try {
    return { status: 'ready', atlas: (await response.json()) as Atlas };
  } catch {
    return { status: 'missing' }; // some hosts answer with a page where there is no file
  }
}
