import { adminSubscriptions } from '#src/contract/admin/subscriptions.ts';

/** How subscriptions are deleted, one or many (SPEC.md §8); the words are those of the keys (READINGS.md T79). */
export const subscriptionDeletion = {
  endpoint: adminSubscriptions.remove,
  failed: 'Error deleting subscription',
  warning: 'Warning: This action cannot be undone.',
};
