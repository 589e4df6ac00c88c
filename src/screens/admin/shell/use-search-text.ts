import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom';
import { timings } from '#src/lib/timings.ts';

interface Typed {
  /** Where it was typed; nowhere else does it mean anything. */
  path: string;
  text: string;
}

/**
 * The search text of the shell (SPEC.md §2). What is typed shows at once and reaches the view, by `?search=` of its
 * URL, when it has stood still for the debounce; an emptied box does so at once. The text belongs to its path: with
 * another path it is gone, also if its time had not come yet (READINGS.md T58).
 */
export function useSearchText(): [text: string, change: (text: string) => void] {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState<Typed>();

  // Where the person is going counts, not where the screen still is: a chunk may be on its way.
  const path = next?.pathname ?? pathname;
  const arrived = path === pathname;
  const inUrl = arrived ? (parameters.get('search') ?? '') : '';
  if (typed && (typed.path !== path || typed.text === inUrl)) setTyped(undefined);

  const write = useEffectEvent((text: string) => {
    const changed = new URLSearchParams(parameters);
    changed.delete('page');
    if (text) changed.set('search', text);
    else changed.delete('search');
    setParameters(changed, { replace: true });
  });
  useEffect(() => {
    if (!typed || !arrived) return;
    const timer = setTimeout(() => write(typed.text), typed.text ? timings.searchDebounce : 0);
    return () => clearTimeout(timer);
  }, [typed, arrived]);

  return [typed?.path === path ? typed.text : inUrl, (text) => setTyped({ path, text })];
}
