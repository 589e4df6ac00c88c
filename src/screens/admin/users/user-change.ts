import { type AdminUser, type UserEdit, users } from '#src/contract/admin/users.ts';
import { useUpdateChangedFields } from '#src/data/list/use-update-changed-fields.ts';

/** Returns the body that leaves a user as it is. */
export const userEdit = ({ discord, hwid, newHwid, isBanned }: AdminUser): UserEdit => ({
  discord,
  hwid,
  newHwid,
  isBanned,
});

/** Returns call, toasts and refetches of every change of a user (USR-3, LIS-14). */
export function useUserChange(user: AdminUser) {
  return {
    ...useUpdateChangedFields(users, user, {
      toBody: userEdit,
      labels: { discord: 'Discord ID', hwid: 'HWID', newHwid: 'New HWID', isBanned: 'Banned' },
      successMessage: 'User updated successfully',
    }),
    errorMessage: 'Error updating user',
  };
}

/** The warning before administrators lock themselves out (DEC-83). */
export const OWN_BAN = 'This is your own account. Banning it locks you out.';
