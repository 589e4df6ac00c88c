import type { AdminSubscription } from '#src/contract/admin/subscriptions.ts';

/** 'CS2 of frostgoblin'; '#7' of what has lost both. */
export const subscriptionName = ({ id, product, user }: AdminSubscription) =>
  [product?.name, user?.username].filter(Boolean).join(' of ') || `#${id}`;
