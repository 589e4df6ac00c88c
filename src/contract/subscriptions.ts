import * as z from 'zod/mini';
import { endpoint, type Reply } from './endpoint.ts';
import { limits } from './limits.ts';
import { normalizeKey } from './clean-input.ts';
import { bareText, id, listOf, nullishAsNull, messageReply, openEnum, yesOrNo } from './wire.ts';
import { endTime, timestamp } from './wire-times.ts';

const named = z.union([z.object({ name: z.string() }), bareText((name) => ({ name }))]);

export type OfferedProduct = z.infer<typeof OfferedProduct>;
export const OfferedProduct = z.object({
  id: z.optional(nullishAsNull(id)),
  name: z.string(),
  shortName: nullishAsNull(z.string()),
});

/** A customer's subscription (API-1). `start` and `end` decode to milliseconds since 1970. */
export type CustomerSubscription = z.infer<typeof CustomerSubscription>;
export const CustomerSubscription = z.object({
  product: named,
  status: openEnum(['ACTIVE', 'EXPIRED']),
  start: nullishAsNull(timestamp),
  end: nullishAsNull(endTime),
});

/** The status of active subscriptions (SUB-1). */
export const ACTIVE = 'ACTIVE';

export const Checkout = z.object({ plan: z.literal(limits.plan.cents) });

/** The redeem form: a key as typed (FRM-7), not empty (RED-1). */
export const Redeem = z.object({ key: z.string().check(z.overwrite(normalizeKey), z.minLength(1)) });

export const subscriptions = {
  mine: endpoint({
    method: 'GET',
    path: '/api/subscriptions',
    access: 'user',
    summary: 'Products, own subscriptions and whether they give premium',
    reply: z.object({
      products: listOf(OfferedProduct),
      subscriptions: listOf(CustomerSubscription),
      premium: nullishAsNull(yesOrNo),
    }),
    assumed: {
      'reply.products': 'Objects with id, name and shortName; joined to subscriptions by name.',
      'reply.premium': 'Without it, by the ACTIVE subscriptions and their times.',
      'reply.subscriptions.start':
        'ISO 8601; seconds and milliseconds are understood as well. The same for end.',
    },
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/api/subscriptions/checkout',
    access: 'user',
    summary: 'Start a card checkout',
    isRepeatable: true,
    body: Checkout,
    reply: z.catch(z.object({ checkout: nullishAsNull(z.string()) }), { checkout: null }),
  }),
  redeem: endpoint({
    method: 'POST',
    path: '/api/subscriptions/redeem',
    access: 'user',
    summary: 'Turn an activation key into subscription time',
    body: Redeem,
    reply: messageReply,
    assumed: { 'error.400': 'An unknown or used key answers 400 with a message.' },
  }),
};

/** The subscriptions of a customer, and the products that are offered. */
export type SubscriptionsReply = Reply<typeof subscriptions.mine>;
