import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { assumedPaging, camelFromZero, pageOf } from '../paging.ts';
import { flag, id, ignored, nullishAsNull, requiredListOf, sentId, wordOf } from '../wire.ts';
import { isoInstant, keptInstant, keptText } from '../wire-times.ts';
import { ProductRef } from './products.ts';
import { UserRef } from './users.ts';

/** A subscription for administrators (API-1). The chip shows `status`, the checkbox `isExpired` (DEC-67). */
export type AdminSubscription = z.infer<typeof AdminSubscription>;
export const AdminSubscription = z.object({
  id,
  user: nullishAsNull(UserRef),
  product: nullishAsNull(ProductRef),
  status: wordOf(['ACTIVE', 'EXPIRED']),
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
  expirationDate: z.nullable(keptInstant),
  isExpired: z.boolean(),
  pauseDate: z.optional(z.nullable(keptText)),
});

export const adminSubscriptions = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/subscriptions',
    access: 'admin',
    summary: 'Subscriptions, paged',
    query: camelFromZero,
    reply: pageOf(AdminSubscription),
    assumed: assumedPaging,
  }),
  products: endpoint({
    method: 'GET',
    path: '/api/admin/subscriptions/products',
    access: 'admin',
    summary: 'All products by id and name, for pickers',
    reply: requiredListOf(ProductRef),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/subscriptions/:id',
    access: 'admin',
    summary: 'Change a subscription',
    body: SubscriptionEdit,
    reply: ignored,
    assumed: {
      'body.expirationDate': 'ISO 8601 in UTC, as in the call that adds a subscription.',
      reply: 'The changed row.',
    },
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/subscriptions/:id',
    access: 'admin',
    summary: 'Delete a subscription',
    reply: ignored,
    assumed: { reply: '204 without a body.' },
  }),
};
