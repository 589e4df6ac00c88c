import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from '#src/data/query-client.ts';
import { useSession } from '#src/session/use-session.ts';
import { Toaster } from '#src/ui/Toaster.tsx';
import { SignInOffer } from './SignInOffer.tsx';
import { SlowCalls } from './SlowCalls.tsx';

/**
 * Around every screen that reads, writes or tells: server state and toasts. The landing page goes without.
 */
export function WithData() {
  const session = useSession();
  const username = session.status === 'signed-in' ? session.user.username : '';
  // all anew for each person: one person's answers are never shown to the next
  return <DataOfOnePerson key={username} />;
}

function DataOfOnePerson() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      <Toaster />
      <SlowCalls />
      <SignInOffer />
    </QueryClientProvider>
  );
}
