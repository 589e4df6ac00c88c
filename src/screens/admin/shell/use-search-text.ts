import { useContext, useEffect, useEffectEvent, useState } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useHref,
  useLocation,
  useNavigation,
  useSearchParams,
} from 'react-router-dom';
import { timings } from '#src/lib/timings.ts';

interface Typed {
  /** Where it was typed; nowhere else does it mean anything. */
  path: string;
  text: string;
}

/**
 * The search text of the shell (ADM-2). What is typed shows at once and reaches the view, by `?search=` of
 * its URL, when it has stood still for the debounce; an emptied box does so at once. The text belongs to its
 * path: with another path it is gone, also if its time had not come yet (DEC-58).
 */
export function useSearchText(): [text: string, change: (text: string) => void] {
  // as the router counts: with the path below which the app may live
  const here = useHref(useLocation().pathname);
  const { location: next } = useNavigation();
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState<Typed>();

  // Where the person is going counts, not where the screen still is: a chunk may be on its way.
  const path = next?.pathname ?? here;
  const arrived = path === here;
  const inUrl = arrived ? (parameters.get('search') ?? '') : '';
  if (typed && (typed.path !== path || typed.text === inUrl)) setTyped(undefined);

  const router = useContext(DataRouterContext)?.router; // there is one: useNavigation needs it too
  const write = useEffectEvent((text: string) => {
    // A busy page may not have drawn yet that the person is leaving; only the router itself knows. To write
    // now would call that navigation off.
    const { location, navigation } = router!.state;
    if ((navigation.location ?? location).pathname !== here) return;
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
