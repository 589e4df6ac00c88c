import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { config } from '#src/app/config.ts';
import { useMedia } from '#src/lib/use-media.ts';
import { avatarUrl } from '#src/session/avatar-url.ts';
import { isAdmin } from '#src/session/session.ts';
import { useUser } from '#src/session/use-session.ts';
import { ThemeToggle } from '#src/theme/ThemeToggle.tsx';
import { AccountMenu } from '#src/ui/AccountMenu.tsx';
import { Brand } from '#src/ui/Brand.tsx';
import { DiscordIcon } from '#src/ui/DiscordIcon.tsx';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { headerClasses } from '#src/ui/header-classes.ts';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { accountItems, discordLabel, discordUrl, type HeaderActions } from './account-items.tsx';
import { AdminLink } from './AdminLink.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';

/** The header (DAS-1): logo, Discord, theme and profile; a single menu on small screens. */
export function DashboardHeader(actions: HeaderActions) {
  const isWide = useMedia('(min-width: 40rem)');
  return (
    <header className="border-b border-line bg-surface">
      <div className={clsx(headerClasses, 'justify-between')}>
        <Link
          to="/dash"
          className="flex min-w-0 items-center rounded-md no-underline pointer-coarse:min-h-control-lg"
        >
          <Brand name={config.brand} />
        </Link>
        {isWide ? <WideMenus {...actions} /> : <PhoneMenu {...actions} />}
      </div>
    </header>
  );
}

/** The header's controls from 640 px on. */
function WideMenus(actions: HeaderActions) {
  const user = useUser();
  return (
    <div className="flex min-w-0 items-center gap-1">
      {isAdmin(user) && <AdminLink className="me-2" />}
      <Tooltip content={user.discord ? 'Link another Discord account' : 'Link your Discord account'}>
        <a href={discordUrl()} className={buttonClasses('ghost', 'md', 'px-3!')}>
          <DiscordIcon className={user.discord ? 'text-accent-text' : 'text-muted'} />
          <span>{discordLabel(user)}</span>
        </a>
      </Tooltip>
      <ThemeToggle />
      <AccountMenu name={user.username} picture={avatarUrl(user)} items={accountItems(user, actions)} />
    </div>
  );
}
