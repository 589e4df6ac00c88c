import type { SessionUser } from '#src/contract/auth.ts';
import { isAdmin } from '#src/session/session.ts';
import { LockIcon, LogoutIcon, ShieldIcon } from '#src/ui/icons.tsx';
import type { MenuEntry } from '#src/ui/menu-entry.ts';
import type { HeaderActions } from './header-actions.ts';

/** The account actions. The link to the console is our addition (DEC-89). */
export function accountItems(user: SessionUser, { onChangePassword, onSignOut }: HeaderActions): MenuEntry[] {
  const admin: MenuEntry = { label: 'Admin', icon: <ShieldIcon size={16} />, to: '/admin' };
  return [
    ...(isAdmin(user) ? [admin] : []),
    { label: 'Change password', icon: <LockIcon size={16} />, onSelect: onChangePassword },
    'separator',
    { label: 'Sign out', icon: <LogoutIcon size={16} />, onSelect: onSignOut },
  ];
}
