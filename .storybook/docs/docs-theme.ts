import { create } from 'storybook/theming';
import type { Theme } from '#src/theme/theme.ts';
import css from '#src/ui/tokens.css?raw';

const [light = '', dark = ''] = css.split("[data-theme='dark']");
const sources: Record<Theme, string> = { light, dark };

/** Storybook computes shades of its colours and cannot read oklch: the browser converts. */
function hexOf(role: string, theme: Theme): string {
  const value = new RegExp(`--color-${role}: ([^;]+);`).exec(sources[theme])?.[1];
  if (!value) throw new Error(`tokens.css has no colour ${role}`);
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;
}

/** Storybook's docs pages in the app's own colours and fonts. */
export function docsTheme(theme: Theme) {
  const colour = (role: string) => hexOf(role, theme);
  return create({
    base: theme,
    fontBase: "'Instrument Sans Variable', ui-sans-serif, system-ui, sans-serif",
    fontCode: "'JetBrains Mono Variable', ui-monospace, monospace",
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
