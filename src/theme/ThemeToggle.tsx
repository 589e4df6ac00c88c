import { IconButton } from '#src/ui/IconButton.tsx';
import { MoonIcon, SunIcon } from '#src/ui/public-icons.tsx';
import { chooseTheme } from './theme.ts';
import { useTheme } from './use-theme.ts';

/** Switches between light and dark (THE-1). */
export function ThemeToggle({ className }: { className?: string }) {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <IconButton
      label={`Switch to ${other} theme`}
      icon={other === 'dark' ? <MoonIcon /> : <SunIcon />}
      onClick={() => chooseTheme(other)}
      className={className}
    />
  );
}
