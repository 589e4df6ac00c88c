import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { assumedPaging, camelFromZero, pageOf } from '../paging.ts';
import { flag, id, nullishAsNull, requiredListOf, sentId, openEnum } from '../wire.ts';
import { isoInstant, keptEnd, keptText } from '../wire-times.ts';
import { ProductRef } from './products.ts';
import { UserRef } from './users.ts';
import { deleteEndpoint, listEndpoint, updateEndpoint } from './row-endpoints.ts';

/** A subscription for administrators (API-1). The chip shows `status`, the checkbox `isExpired` (DEC-67). */
export type AdminSubscription = z.infer<typeof AdminSubscription>;
export const AdminSubscription = z.object({
  id,
  user: nullishAsNull(UserRef),
  product: nullishAsNull(ProductRef),
  status: openEnum(['ACTIVE', 'EXPIRED']),
  expirationDate: nullishAsNull(isoInstant),
  isExpired: flag,
  pauseDate: z.optional(nullishAsNull(isoInstant)),
});

/** The edit form of a subscription (API-1, SBS-1). */
export type SubscriptionEdit = z.infer<typeof SubscriptionEdit>;
export const SubscriptionEdit = z.object({
  userId: sentId,
  productId: sentId,
  /** null where a row has none, which goes back as it came (LIS-14). */
  expirationDate: z.nullable(keptEnd),
  isExpired: z.boolean(),
  pauseDate: z.optional(z.nullable(keptText)),
});

export const adminSubscriptions = {
  list: listEndpoint(
    '/api/admin/subscriptions',
    'Subscriptions, paged',
    camelFromZero,
    pageOf(AdminSubscription),
    assumedPaging,
  ),
  products: endpoint({
    method: 'GET',
    path: '/api/admin/subscriptions/products',
    access: 'admin',
    summary: 'All products by id and name, for pickers',
    reply: requiredListOf(ProductRef),
  }),
  update: updateEndpoint('/api/admin/subscriptions/:id', 'Change a subscription', SubscriptionEdit, {
    'body.expirationDate': 'ISO 8601 in UTC, as in the call that adds a subscription.',
  }),
  remove: deleteEndpoint('/api/admin/subscriptions/:id', 'Delete a subscription'),
};
