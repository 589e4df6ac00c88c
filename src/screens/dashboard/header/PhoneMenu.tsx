import { MenuIcon, MoonIcon, SunIcon, UserRoundIcon } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '#src/session/use-session.ts';
import { chooseTheme } from '#src/theme/theme.ts';
import { useTheme } from '#src/theme/use-theme.ts';
import { DiscordIcon } from '#src/ui/DiscordIcon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import { discordLabel, discordUrl, type HeaderActions } from './account-items.tsx';

const ProfileSheet = lazyDialog(() => import('./ProfileSheet.tsx'), 'ProfileSheet');

/** The menu below 640 px, with Profile, Discord and the theme (DAS-1); what concerns the account is in the profile. */
export function PhoneMenu(actions: HeaderActions) {
  const user = useUser();
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  const [showsProfile, setShowsProfile] = useState(false);
  return (
    <>
      <Menu
        trigger={<IconButton label="Menu" icon={<MenuIcon />} className="-me-3" />}
        items={[
          {
            label: 'Profile',
            icon: <UserRoundIcon className="size-icon-sm" />,
            onSelect: () => setShowsProfile(true),
          },
          { label: discordLabel(user), icon: <DiscordIcon className="size-icon-sm" />, href: discordUrl() },
          {
            label: `Switch to ${other} theme`,
            icon:
              other === 'dark' ? <MoonIcon className="size-icon-sm" /> : <SunIcon className="size-icon-sm" />,
            onSelect: () => chooseTheme(other),
          },
        ]}
      />
      {showsProfile && <ProfileSheet onClose={() => setShowsProfile(false)} {...actions} />}
    </>
  );
}
