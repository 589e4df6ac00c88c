import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keyLink } from '#src/app/resume.ts';

/**
 * The key of a link such as /dash?redeem=ABCD-1234 (RED-3). `forget` removes it from the address once it is
 * redeemed.
 */
export function useKeyFromLink(): { fromUrl: string; forget(): void } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [fromUrl] = useState(() => keyLink.read(search));
  return {
    fromUrl,
    forget() {
      if (keyLink.read(search))
        void navigate({ pathname, search: keyLink.without(search), hash }, { replace: true });
    },
  };
}
