import { useState } from 'react';
import { useUser } from '#src/session/use-session.ts';
import { chooseTheme } from '#src/theme/theme.ts';
import { useTheme } from '#src/theme/use-theme.ts';
import { Button } from '#src/ui/Button.tsx';
import { DiscordIcon, MenuIcon, UserIcon } from '#src/ui/icons.tsx';
import { lazyDialog } from '#src/ui/lazy-dialog.tsx';
import { MoonIcon, SunIcon } from '#src/ui/public-icons.tsx';
import { Menu } from '#src/ui/Menu.tsx';
import { accountItems, discordLabel, discordUrl, type HeaderActions } from './account-items.tsx';

const ProfileSheet = lazyDialog(async () => (await import('./ProfileSheet.tsx')).ProfileSheet);

/** The menu below 640 px, with Profile, Discord and the theme (DAS-1). */
export function PhoneMenu(actions: HeaderActions) {
  const user = useUser();
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  const [showsProfile, setShowsProfile] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost" icon={<MenuIcon />} className="-me-2 shrink-0 px-3!">
            Menu
          </Button>
        }
        items={[
          { label: 'Profile', icon: <UserIcon size="sm" />, onSelect: () => setShowsProfile(true) },
          { label: discordLabel(user), icon: <DiscordIcon size="sm" />, href: discordUrl() },
          {
            label: `Switch to ${other} theme`,
            icon: other === 'dark' ? <MoonIcon size="sm" /> : <SunIcon size="sm" />,
            onSelect: () => chooseTheme(other),
          },
          'separator',
          ...accountItems(user, actions),
        ]}
      />
      {showsProfile && <ProfileSheet onClose={() => setShowsProfile(false)} {...actions} />}
    </>
  );
}
