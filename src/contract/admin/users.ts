import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { assumedPaging, camelFromZero, pageOf } from '../paging.ts';
import {
  flag,
  id,
  ignored,
  listOf,
  looseText,
  nullishAsNull,
  optionalText,
  requiredListOf,
  sentId,
  text,
} from '../wire.ts';
import { isoInstant, sentInstant } from '../wire-times.ts';
import { deleteEndpoint, listEndpoint, updateEndpoint } from './row-endpoints.ts';

/** A user for administrators (API-1). */
export type AdminUser = z.infer<typeof AdminUser>;
export const AdminUser = z.object({
  id,
  username: text,
  roles: listOf(z.string()),
  /** True for active premium, shown as Premium. */
  nonExpiredNonPausedSubscription: flag,
  discord: optionalText,
  hwid: optionalText,
  newHwid: optionalText,
  isBanned: flag,
  lastIp: nullishAsNull(looseText),
  joinIp: nullishAsNull(looseText),
  joinDate: nullishAsNull(isoInstant),
});

export type UserRef = z.infer<typeof UserRef>;
export const UserRef = z.object({ id, username: text });

/** The edit form of a user (USR-3). */
export type UserEdit = z.infer<typeof UserEdit>;
export const UserEdit = z.object({
  discord: z.nullable(z.string()),
  hwid: z.nullable(z.string()),
  newHwid: z.nullable(z.string()),
  isBanned: z.boolean(),
});

/** The form that adds a subscription; both fields are required (USR-4). */
export type AddSubscription = z.infer<typeof AddSubscription>;
export const AddSubscription = z.object({ productId: sentId, expirationDate: sentInstant });

export const users = {
  list: listEndpoint('/api/admin/users', 'Users, paged', camelFromZero, pageOf(AdminUser), assumedPaging),
  refs: endpoint({
    method: 'GET',
    path: '/api/admin/users/list',
    access: 'admin',
    summary: 'All users by id and name, for pickers',
    reply: requiredListOf(UserRef),
  }),
  update: updateEndpoint('/api/admin/users/:id', 'Change a user', UserEdit, {
    body: 'A cleared field is sent as null.',
  }),
  remove: deleteEndpoint('/api/admin/users/:id', 'Delete a user and all associated data'),
  addSubscription: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/subscriptions',
    access: 'admin',
    summary: 'Give a user a subscription',
    body: AddSubscription,
    reply: ignored,
    assumed: { reply: 'The new row.' },
  }),
};
