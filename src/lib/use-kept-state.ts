import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { drafts } from './drafts.ts';

/**
 * `useState` whose value is there again after a session that ended in the middle.
 * @param name unique on the page; without one this is `useState`
 */
export function useKeptState<T>(
  name: string | undefined,
  initial: T,
): [value: T, set: Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(() =>
    name === undefined ? initial : ((drafts.read(name) as T | undefined) ?? initial),
  );
  const read = useEffectEvent(() => value);
  useEffect(() => (name === undefined ? undefined : drafts.watch(name, () => read())), [name]);
  return [value, setValue];
}
