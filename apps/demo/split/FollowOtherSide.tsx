import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LoggedCall } from '#mocks/log/entry.ts';
import { useSession } from '#src/session/use-session.ts';
import { onMockCall } from '../mock-changes.ts';

/**
 * Reads again what is shown once somebody else has written. The app alone does so with the next page, but here
 * both are on the screen.
 */
export function FollowOtherSide() {
  const client = useQueryClient();
  const session = useSession();
  const username = session.status === 'signed-in' ? session.user.username : undefined;

  useEffect(() => {
    const seen = new Set<string>(); // a call is reported again when more is known of it
    return onMockCall((call) => {
      if (!call || call.who === username || !isWrite(call) || seen.has(call.id)) return;
      seen.add(call.id);
      void client.invalidateQueries();
    });
  }, [client, username]);
  return null;
}

const isWrite = ({ call, method, status = 0 }: LoggedCall) =>
  call !== undefined && method !== 'GET' && status >= 200 && status < 300 && !call.startsWith('auth.');
