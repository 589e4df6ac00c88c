import { hwidRequests } from '#src/contract/admin/hwid-requests.ts';
import { adminInvites } from '#src/contract/admin/invites.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';
import { users } from '#src/contract/admin/users.ts';
import { hwidColumns } from '#src/screens/admin/hwid/hwid-columns.tsx';
import { inviteColumns } from '#src/screens/admin/invites/invite-columns.tsx';
import { keyColumns } from '#src/screens/admin/keys/key-columns.tsx';
import type { ListEndpoint } from '#src/screens/admin/list/list-endpoint.ts';
import { subscriptionColumns } from '#src/screens/admin/subscriptions/subscription-columns.tsx';
import { userColumns } from '#src/screens/admin/users/user-columns.tsx';
import type { TableColumn } from '#src/ui/table-features.ts';

export type Row = { id: number };

interface FloorList {
  endpoint: ListEndpoint;
  /** Those of the app, for their values; their cells are not rendered. */
  columns: readonly TableColumn<Row>[];
  buttons: readonly string[];
}

const nothing = () => {};
const both = ['Edit', 'Delete'];
const of = (endpoint: ListEndpoint, columns: unknown, buttons: readonly string[]): FloorList => ({
  endpoint,
  columns: columns as FloorList['columns'],
  buttons,
});

/** What the lists of the app show, by the last part of their address. */
export const floorLists: Record<string, FloorList> = {
  keys: of(keys.list, keyColumns(nothing), both),
  users: of(users.list, userColumns(true, nothing), [...both, 'Add subscription', 'More actions']),
  subs: of(adminSubscriptions.list, subscriptionColumns(nothing), both),
  hwid: of(hwidRequests.list, hwidColumns(new Map(), true, nothing), ['Details', 'Approve', 'Decline']),
  invites: of(adminInvites.list, inviteColumns(nothing), both),
};
