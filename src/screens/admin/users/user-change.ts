import { users } from '#src/contract/admin/users.ts';

/** What any change of a user tells and reloads (USR-3). */
export const userChange = {
  done: 'User updated successfully',
  failed: 'Error updating user',
  refreshes: [users.list],
};

/** What an administrator should know before they shut themselves out (DEC-83). */
export const OWN_BAN = 'This is your own account: with it banned you can no longer sign in.';
