import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import type { CodeList } from './CodeList.tsx';
import { useOwnCodes } from './use-own-codes.ts';

/**
 * The user's unused invitation codes; renders nothing without any (INV-1). Its code is loaded with the codes,
 * and a failure of either is only logged.
 */
export function Invites() {
  const codes = useOwnCodes();
  const [List, setList] = useState<ComponentType<ComponentProps<typeof CodeList>>>();
  const isNeeded = codes.length > 0;

  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    import('./CodeList.tsx').then(
      (loaded) => isGone || setList(() => loaded.CodeList),
      (error: unknown) => console.error(error),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);

  return isNeeded && List ? <List codes={codes} /> : null;
}
