import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { createQueryClient } from '#src/data/query-client.ts';
import { useSession } from '#src/session/use-session.ts';
import { Toaster } from '#src/ui/Toaster.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { SignInPrompt } from './SignInPrompt.tsx';
import { SlowCalls } from './SlowCalls.tsx';

/** Provides server state and toasts to all screens except the landing page. */
export function DataProviders() {
  const session = useSession();
  const username = session.status === 'signed-in' ? session.user.username : '';
  // remounted for another user, so that no data of the previous one is shown
  return <DataOfOnePerson key={username} />;
}

function DataOfOnePerson() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      <Toaster />
      <ConnectionNotice />
      <SlowCalls />
      <SignInPrompt />
    </QueryClientProvider>
  );
}
