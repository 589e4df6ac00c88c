import { MoonIcon, SunIcon } from 'lucide-react';
import { IconButton } from '#src/ui/IconButton.tsx';
import { useThemeSwitch } from './use-theme.ts';

/** Switches between light and dark (THE-1). Style sheets choose the icon, for the prerendered page. */
export function ThemeToggle({ className }: { className?: string }) {
  const { label, run } = useThemeSwitch();
  return (
    <IconButton
      label={label}
      icon={
        <>
          <MoonIcon className="dark:hidden" />
          <SunIcon className="hidden dark:block" />
        </>
      }
      onClick={run}
      className={className}
    />
  );
}
