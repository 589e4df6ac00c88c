import { users } from '#src/contract/admin/users.ts';

/** How users are deleted, one or many (SPEC.md §2, §8). */
export const userDeletion = {
  endpoint: users.remove,
  failed: 'Error deleting user',
  warning: 'This action cannot be undone and will delete all associated data.',
};
