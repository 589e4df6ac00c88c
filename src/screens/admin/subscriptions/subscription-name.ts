import type { AdminSubscription } from '#src/contract/admin/subscriptions.ts';

/** Formats 'CS2 of frostgoblin'; '#7' if both are missing. */
export const subscriptionName = ({ id, product, user }: AdminSubscription) =>
  [product?.name, user?.username].filter(Boolean).join(' of ') || `#${id}`;
