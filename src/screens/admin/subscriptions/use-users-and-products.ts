import { useQuery } from '@tanstack/react-query';
import { call } from '#src/api/call.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { users } from '#src/contract/admin/users.ts';

/** Reads the users and products to choose from; one toast reports a failure of either (SBS-1). */
export function useUsersAndProducts() {
  return useQuery({
    queryKey: [users.refs.path, adminSubscriptions.products.path],
    async queryFn({ signal }) {
      const [people, products] = await Promise.all([
        call(users.refs, {}, { signal }),
        call(adminSubscriptions.products, {}, { signal }),
      ]);
      return { users: people, products };
    },
    meta: { failed: 'Error fetching users and products', silentWithoutToken: true },
  });
}
