import { type PropsWithChildren, useLayoutEffect, useMemo } from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { showTheme } from '#src/theme/theme.ts';
import { emulateMedia } from '../../preview/emulated-media.ts';
import css from '#src/ui/tokens.css?raw';
import { storybookTheme } from './storybook-theme.ts';
import './docs.css';
import { useGlobals } from './globals.ts';

/** Wraps every docs page in the toolbar's theme, for Storybook's blocks as well as for stories. */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, motion, contrast } = useGlobals(context.channel);
  const blocks = useMemo(() => storybookTheme(theme, css), [theme]);
  useLayoutEffect(() => {
    const show = () => showTheme(theme);
    show();
    document.documentElement.removeAttribute('dir'); // Undo the direction of a story that was right to left.
    // A story in an iframe clears the shared storage, and the app then follows the system's theme.
    window.addEventListener('storage', show);
    return () => window.removeEventListener('storage', show);
  }, [theme]);
  useLayoutEffect(
    () => emulateMedia({ reducedMotion: motion === 'reduced', forcedColors: contrast === 'forced' }),
    [motion, contrast],
  );
  return (
    <DocsContainer context={context} theme={blocks}>
      {children}
    </DocsContainer>
  );
}
