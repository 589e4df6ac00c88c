import { useState } from 'react';
import { type DataRouter, RouterProvider } from 'react-router-dom';
import { addressesOf, AddressesContext } from './use-address.ts';
import { useFocusRestoration } from './use-focus-restoration.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** RouterProvider for screens whose state is in the address. Keeps the focus (ACC-2) and the place in the page (ROU-9). */
export function AppRouter({ router }: { router: DataRouter }) {
  useFocusRestoration(router.state.historyAction === 'PUSH'); // of the landing page, which has its own root
  useScrollRestoration(router);
  const [addresses] = useState(() => addressesOf(router));
  return (
    <AddressesContext value={addresses}>
      <RouterProvider router={router} />
    </AddressesContext>
  );
}
