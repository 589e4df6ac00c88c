import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import type { Theme } from '#storybook/pages/tokens/parse.ts';
import { themes } from './tokens.ts';

const styles = { light: styleOf('light'), dark: styleOf('dark') };

/** Renders children in a theme, whatever the theme of the page. */
export function ThemePanel({
  theme,
  className,
  children,
}: {
  theme: Theme;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div data-panel={theme} style={styles[theme]} className={clsx('min-w-0 bg-surface text-text', className)}>
      {children}
    </div>
  );
}

/** The tokens that differ between themes, as custom properties of an element. */
function styleOf(theme: Theme): CSSProperties {
  const themed = [...themes[theme]].filter(([name]) => /^(color|shadow)-/.test(name));
  return { colorScheme: theme, ...Object.fromEntries(themed.map(([name, value]) => [`--${name}`, value])) };
}

/** The same content in both themes, side by side if there is room. */
export const BothThemes = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className="grid overflow-hidden rounded-lg border border-line md:grid-cols-2">
    {(['light', 'dark'] as const).map((theme) => (
      <ThemePanel key={theme} theme={theme} className={clsx('p-6', className)}>
        {children}
      </ThemePanel>
    ))}
  </div>
);
