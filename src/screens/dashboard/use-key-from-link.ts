import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pendingKey } from '#src/app/resume.ts';

/**
 * The key of a link such as /dash?redeem=ABCD-1234 (RED-3). `isAsked` also without a key, for somebody
 * who has one to type. `forget` removes it from the address once it is redeemed.
 */
export function useKeyFromLink(): { fromUrl: string; isAsked: boolean; forget(): void } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [fromUrl] = useState(() => pendingKey.read(search));
  const [isAsked] = useState(() => pendingKey.isPresent(search));
  return {
    fromUrl,
    isAsked,
    forget() {
      if (pendingKey.isPresent(search))
        void navigate({ pathname, search: pendingKey.without(search), hash }, { replace: true });
    },
  };
}
