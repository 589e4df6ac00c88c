import { avatarUrl } from '#src/session/avatar-url.ts';
import { isAdmin } from '#src/session/session.ts';
import { useUser } from '#src/session/use-session.ts';
import { ThemeToggle } from '#src/theme/ThemeToggle.tsx';
import { AccountMenu } from '#src/ui/AccountMenu.tsx';
import { buttonLook } from '#src/ui/button-look.ts';
import { DiscordIcon } from '#src/ui/icons.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { accountItems, type HeaderActions, discordLabel, discordUrl } from './account-items.tsx';
import { AdminLink } from './AdminLink.tsx';

/** The header's controls from 640 px on. */
export function WideMenus(actions: HeaderActions) {
  const user = useUser();
  return (
    <div className="flex min-w-0 items-center gap-1">
      {isAdmin(user) && <AdminLink className="me-2" />}
      <Tooltip content={user.discord ? 'Link another Discord account' : 'Link your Discord account'}>
        <a href={discordUrl()} className={buttonLook('ghost', 'md', 'px-3!')}>
          <DiscordIcon size={18} className={user.discord ? 'text-accent-text' : 'text-muted'} />
          {discordLabel(user)}
        </a>
      </Tooltip>
      <ThemeToggle />
      <AccountMenu name={user.username} picture={avatarUrl(user)} items={accountItems(user, actions)} />
    </div>
  );
}
