import { MenuIcon, UserRoundIcon } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '#src/session/use-session.ts';
import { useThemeSwitch } from '#src/theme/use-theme.ts';
import { DiscordIcon } from '#src/ui/DiscordIcon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import { discordLabel, discordUrl, type HeaderActions } from './account-items.tsx';

const ProfileSheet = lazyDialog(() => import('./ProfileSheet.tsx'), 'ProfileSheet');

/** The menu below 640 px, with Profile, Discord and the theme (DAS-1); account actions are in the profile. */
export function PhoneMenu(actions: HeaderActions) {
  const user = useUser();
  const theme = useThemeSwitch();
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
          { label: theme.label, icon: <theme.Icon className="size-icon-sm" />, onSelect: theme.run },
        ]}
      />
      {showsProfile && <ProfileSheet onClose={() => setShowsProfile(false)} {...actions} />}
    </>
  );
}
