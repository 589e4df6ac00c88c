import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react';
import { handOver } from './resume.ts';

/**
 * `useState` that restores its value after a session that expired.
 * @param name unique on the page; undefined restores nothing
 */
export function useDraftState<T>(
  name: string | undefined,
  initial: T,
): [value: T, set: Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(() =>
    name === undefined ? initial : ((handOver.draft(name) as T | undefined) ?? initial),
  );
  const read = useEffectEvent(() => value);
  useEffect(() => (name === undefined ? undefined : handOver.watch(name, () => read())), [name]);
  return [value, setValue];
}
