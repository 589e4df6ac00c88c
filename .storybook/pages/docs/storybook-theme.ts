import { create } from 'storybook/theming';
import { hexOf } from '../tokens/colour.ts';
import { parseTokens, type Theme } from '../tokens/parse.ts';

/**
 * Returns Storybook's theme in the app's colours and fonts, for docs pages and the manager. In hex, because
 * Storybook derives shades and cannot parse oklch.
 * @param css src/ui/tokens.css
 */
export function storybookTheme(theme: Theme, css: string) {
  const tokens = parseTokens(css)[theme];
  const token = (name: string) => tokens.get(name) ?? '';
  const colour = (role: string) => hexOf(token(`color-${role}`));
  return create({
    base: theme,
    brandTitle: `<img src="./favicon.svg" alt="" width="20" style="color-scheme: ${theme}; vertical-align: -4px; margin-right: 8px">Software Provider Storybook`,
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    fontBase: token('font-sans'),
    fontCode: token('font-mono'),
    appBg: colour('surface'),
    appContentBg: colour('surface'),
    appPreviewBg: colour('surface'),
    appBorderColor: colour('line'),
    textColor: colour('text'),
    textMutedColor: colour('muted'),
    textInverseColor: colour('on-accent'),
    colorPrimary: colour('accent'),
    colorSecondary: colour('accent-text'),
    barBg: colour('raised'),
    barTextColor: colour('muted'),
    barHoverColor: colour('accent-text'),
    barSelectedColor: colour('accent-text'),
    buttonBg: colour('raised'),
    buttonBorder: colour('line'),
    booleanBg: colour('sunken'),
    booleanSelectedBg: colour('raised'),
    inputBg: colour('control'),
    inputBorder: colour('line-strong'),
    inputTextColor: colour('text'),
  });
}
