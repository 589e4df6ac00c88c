import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { resumeState, linkedKey } from '#src/app/resume-state.ts';

/**
 * Returns the key of a link such as /dash?redeem=ABCD-1234 (RED-3), which leaves the address at once and waits in
 * this tab for its user. `isAsked` is true even without a key; `forget` clears it once redeemed.
 */
export function useKeyFromLink(username: string): { fromUrl: string; isAsked: boolean; forget(): void } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const take = (search: string) => {
    const key = linkedKey.read(search);
    if (key !== undefined) resumeState.save({ of: username, key });
    return resumeState.get(username).key;
  };
  const [key] = useState(() => take(search)); // before the form reads its draft

  const keep = useEffectEvent((search: string) => {
    take(search);
    void navigate({ pathname, search: linkedKey.without(search), hash }, { replace: true });
  });
  useEffect(() => {
    if (linkedKey.isPresent(search)) keep(search);
  }, [search]);
  return { fromUrl: key ?? '', isAsked: key !== undefined, forget: () => resumeState.clear('key') };
}
