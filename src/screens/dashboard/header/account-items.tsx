import { LockIcon, LogOutIcon, ShieldCheckIcon } from 'lucide-react';
import type { SessionUser } from '#src/contract/auth.ts';
import { isAdmin } from '#src/session/session.ts';
import type { MenuEntry } from '#src/ui/menu-entry.ts';
import { DISCORD_CONNECT } from '#src/contract/account.ts';
import { config } from '#src/app/config.ts';

/** Returns the account actions. The link to the console is our addition (DAS-2). */
export function accountItems(user: SessionUser, { onChangePassword, onSignOut }: HeaderActions): MenuEntry[] {
  const admin: MenuEntry = {
    label: 'Admin',
    icon: <ShieldCheckIcon className="size-icon-sm" />,
    to: '/admin',
  };
  return [
    ...(isAdmin(user) ? [admin] : []),
    { label: 'Change password', icon: <LockIcon className="size-icon-sm" />, onSelect: onChangePassword },
    'separator',
    { label: 'Sign out', icon: <LogOutIcon className="size-icon-sm" />, onSelect: onSignOut },
  ];
}

export interface HeaderActions {
  onChangePassword(): void;
  onSignOut(): void;
}

/** Returns the URL that starts linking a Discord account; a full navigation, not a request (DAS-3). */
export const discordUrl = () => config.apiOrigin + DISCORD_CONNECT;

export const discordLabel = ({ discord }: SessionUser) => (discord ? 'Discord (Linked)' : 'Discord');
