import { MoonIcon, SunIcon } from 'lucide-react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { switchLabel } from './theme-boot.ts';
import { chooseTheme } from './theme.ts';
import { useTheme } from './use-theme.ts';

/** Switches between light and dark (THE-1). Style sheets choose the icon, for the prerendered page. */
export function ThemeToggle({ className }: { className?: string }) {
  const shown = useTheme();
  return (
    <IconButton
      label={switchLabel(shown)}
      icon={
        <>
          <MoonIcon className="dark:hidden" />
          <SunIcon className="hidden dark:block" />
        </>
      }
      onClick={() => chooseTheme(shown === 'dark' ? 'light' : 'dark')}
      className={className}
    />
  );
}
