import { type PropsWithChildren, useLayoutEffect, useMemo } from 'react';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { showTheme } from '#src/theme/theme.ts';
import { emulateMedia } from '../emulated-media.ts';
import { docsTheme } from './docs-theme.ts';
import './docs.css';
import { useGlobals } from './use-globals.ts';

/**
 * Around every docs page: the theme of the toolbar, for Storybook's own blocks and for the stories on the
 * page.
 */
export function Container({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme, motion, contrast } = useGlobals(context.channel);
  const blocks = useMemo(() => docsTheme(theme), [theme]);
  useLayoutEffect(() => {
    const show = () => showTheme(theme);
    show();
    document.documentElement.dir = 'ltr'; // the story before may have been right to left
    // a story in a frame clears the storage, upon which the app goes back to the system's theme
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
