import { isAdmin } from '#src/session/session.ts';
import { useUser } from '#src/session/use-session.ts';
import { ThemeToggle } from '#src/theme/ThemeToggle.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { buttonLook } from '#src/ui/button-look.ts';
import { Button } from '#src/ui/Button.tsx';
import { ChevronDownIcon, DiscordIcon } from '#src/ui/icons.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { accountItems, type HeaderActions, discordLabel, discordUrl } from './account-items.tsx';
import { AdminLink } from './AdminLink.tsx';
import { avatarUrl } from './avatar-url.ts';

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
      <Menu
        trigger={
          <Button variant="ghost" className="min-w-0 ps-2! pe-2.5!">
            <Avatar name={user.username} src={avatarUrl(user)} size={26} />
            <span className="sr-only">Profile of</span>
            <span className="max-w-48 truncate">{user.username}</span>
            <ChevronDownIcon size={15} className="shrink-0 text-muted" />
          </Button>
        }
        items={accountItems(user, actions)}
      />
    </div>
  );
}
