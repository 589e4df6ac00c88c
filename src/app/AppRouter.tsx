import { useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { addressesOf, RouterAddresses } from './use-address.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useScrollKept } from './use-scroll-kept.ts';

/** RouterProvider for screens whose state is in the address. Keeps the focus (ACC-2) and the place in the page (ROU-9). */
export function AppRouter({ router }: { router: DataRouter }) {
  useFocusKept(router.state.historyAction === 'PUSH'); // of the landing page, which has its own root
  useScrollKept(router);
  const [addresses] = useState(() => addressesOf(router));
  return (
    <RouterAddresses value={addresses}>
      <RouterProvider router={router} />
    </RouterAddresses>
  );
}
