import { users } from '#src/contract/admin/users.ts';

/** Toasts and reloads of every change of a user (USR-3). */
export const userChange = {
  done: 'User updated successfully',
  failed: 'Error updating user',
  refreshes: [users.list],
};

/** The warning before administrators lock themselves out (DEC-83). */
export const OWN_BAN = 'This is your own account: with it banned you can no longer sign in.';
