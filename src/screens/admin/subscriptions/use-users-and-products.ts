import { useQuery } from '@tanstack/react-query';
import { callGrowing } from '#src/api/call-growing.ts';
import { call } from '#src/api/call.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import type { ProductRef } from '#src/contract/admin/products.ts';
import { type UserRef, users } from '#src/contract/admin/users.ts';
import { showsWhileFetching } from '#src/data/use-growing-read.ts';

interface Choices {
  users: UserRef[];
  /** Undefined while they load. */
  products: ProductRef[] | undefined;
}

/**
 * Reads the users and products to choose from; one toast reports a failure of either (SBS-1). The users grow
 * while they arrive.
 */
export function useUsersAndProducts() {
  return useQuery({
    queryKey: [users.refs.path, adminSubscriptions.products.path],
    queryFn: async (context): Promise<Choices> => {
      const { signal } = context;
      const show = showsWhileFetching<Choices>(context);
      const choices: Choices = { users: [], products: undefined };
      const [people, products] = await Promise.all([
        callGrowing(users.refs, {
          signal,
          onItems(items: UserRef[]) {
            choices.users = items;
            show({ ...choices });
          },
        }),
        call(adminSubscriptions.products, {}, { signal }).then((reply) => {
          choices.products = reply;
          show({ ...choices });
          return reply;
        }),
      ]);
      return { users: people, products };
    },
    structuralSharing: false,
    meta: { failed: 'Error fetching users and products', silentWithoutToken: true },
  });
}
