import { type QueryClient, useQuery, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { type AdminSubscription, adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { type AdminUser, users } from '#src/contract/admin/users.ts';
import { cleanUsername } from '#src/contract/clean-input.ts';
import type { ReadPage } from '#src/contract/paging.ts';
import { readOptions, useRead } from '#src/data/use-read.ts';
import { cachedRows, searchOf } from '#src/data/list/list-endpoint.ts';

/**
 * Returns rows of four lists, searched for a name, without other matching users. Any cached list of users serves at
 * once, then the user is fetched again. A link's name may have gained invisible characters; a user whose own name
 * has them stays another one.
 */
export function useUserSheet(asked: string) {
  const cache = useQueryClient();
  const cleaned = cleanUsername(asked);
  const input = searchOf(cleaned);
  const people = useQuery({
    ...readOptions(users.list, { input }),
    placeholderData: () => cachedUser(cache, asked) ?? cachedUser(cache, cleaned),
  });
  const isExact = people.data?.items.some(({ username }) => username === asked);
  const username = isExact ? asked : cleaned;
  const subscriptions = useRead(adminSubscriptions.list, { input });
  const used = useRead(keys.list, { input });
  const requests = useRead(hwidRequests.list, { input });
  const theirs = partOf(subscriptions, ({ user }) => user?.username === username);
  return {
    people,
    user: people.data?.items.find((user) => user.username === username),
    subscriptions: { ...theirs, rows: theirs.rows && [...theirs.rows].sort(byActivity) },
    used: partOf(used, ({ usedBy }) => usedBy?.username === username),
    requests: partOf(requests, ({ user }) => user?.username === username),
  };
}

/** Sorts active ones first, each newest first. */
const byActivity = (one: AdminSubscription, other: AdminSubscription) =>
  Number(other.status === 'ACTIVE') - Number(one.status === 'ACTIVE');

export type UserSheetData = ReturnType<typeof useUserSheet>;

/** A read of a list, some of whose rows belong to the user. */
export type Part<Row> = ReturnType<typeof partOf<Row>>;

const partOf = <Row>(read: UseQueryResult<ReadPage<Row>>, isTheirs: (row: Row) => boolean) => ({
  read,
  rows: read.data?.items.filter(isTheirs),
  /** Rows may be missing: more than a page matches the name, or some could not be read. */
  hasGaps: read.data !== undefined && read.data.total > read.data.items.length,
});

function cachedUser(cache: QueryClient, username: string): ReadPage<AdminUser> | undefined {
  const user = cachedRows<AdminUser>(cache, users.list, 'all').find((row) => row.username === username);
  return user && { items: [user], total: 1, invalidCount: 0 };
}
