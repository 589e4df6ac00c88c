import axe from 'axe-core';
import { commands, page } from 'vitest/browser';
import { showTheme, type Theme } from '#src/theme/theme.ts';
import type { StoryParameters } from '../preview.tsx';

declare module 'vitest/browser' {
  interface BrowserCommands {
    setOuterViewport(width: number, height: number): Promise<void>;
    matchPicture(shot: { name: string; selector: string }): Promise<string | undefined>;
  }
}

const themes: Theme[] = ['light', 'dark'];
/** Sizes of the pictures in px. At phone width one theme tells whether the layout holds; both have their colours at 1280. */
const WIDE = { width: 1280, height: 800, themes };
const PHONE = { width: 390, height: 844, themes: themes.slice(0, 1) };
/**
 * Widths in px at which whole pages are checked for accessibility. A story without pictures differs from another in words
 * only: one width is enough for it.
 */
const ACCESSIBLE_AT = [320, 768, 1280];

/** After a story has played: accessibility in both themes, no sideways scroll, and pictures. Whole pages also at other widths. */
export async function afterStory(id: string, parameters: StoryParameters) {
  const isScreen = Boolean(parameters.screen || parameters.app);
  try {
    const hasPictures = parameters.visual !== false;
    const found = await violations(isScreen && hasPictures ? ACCESSIBLE_AT : [WIDE.width]);
    if (import.meta.env.VISUAL === '1' && hasPictures) found.push(...(await differences(id, isScreen, parameters.tooltip === true)));
    if (found.length) throw new Error(found.join('\n'));
  } finally {
    delete document.documentElement.dataset.picture;
    showTheme('light');
    await resize(WIDE.width, WIDE.height);
  }
}

async function violations(widths: number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await resize(width, WIDE.height);
    await settled(); // what asks for the width draws itself anew
    found.push(...sidewaysScroll(width));
    for (const theme of themes) {
      if (width === WIDE.width && theme === 'light') continue; // the addon has just looked at this one
      showTheme(theme);
      found.push(...(await axeViolations(`${theme}, ${width} px`, theme === 'light' ? standards : contrast)));
    }
  }
  return found;
}

/** A page that scrolls sideways as a whole is broken at that width (WCAG 1.4.10); what scrolls within it is not. */
function sidewaysScroll(width: number): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`The page scrolls sideways at ${width} px: it is ${scrollWidth} px wide`] : [];
}

const standards: axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/** The other theme changes colours and nothing else: no component asks which theme it is in. */
const contrast: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

async function axeViolations(where: string, runOnly: axe.RunOnly): Promise<string[]> {
  const results = await axe.run(document.body, { runOnly, resultTypes: ['violations'] });
  return results.violations.map(({ id, help, nodes }) => `${id} (${where}): ${help}\n  ${nodes.map(({ html }) => html.slice(0, 160)).join('\n  ')}`);
}

async function differences(id: string, isScreen: boolean, hasTooltip: boolean): Promise<string[]> {
  const found: string[] = [];
  document.documentElement.dataset.picture = id.startsWith('kit-') ? 'kit' : 'screen';
  document.documentElement.toggleAttribute('data-tooltip', hasTooltip);
  for (const { width, height, themes } of isScreen ? [WIDE, PHONE] : [WIDE]) {
    await resize(width, height);
    await resize(width, Math.max(height, isScreen || hasFloating(hasTooltip) ? document.documentElement.scrollHeight : height));
    for (const theme of themes) {
      showTheme(theme);
      await settled();
      const difference = await commands.matchPicture({
        name: `${id}/${theme}${isScreen ? `-${width}` : ''}`,
        selector: isScreen || hasFloating(hasTooltip) ? 'body' : '[data-story]',
      });
      if (difference) found.push(difference);
    }
  }
  return found;
}

/** A dialog, a menu or a toast lies outside the story's own element: then the page is the picture. */
const hasFloating = (hasTooltip: boolean) => document.querySelector(`[id^="headlessui-portal"], [role="dialog"], [data-severity]${hasTooltip ? ', [role="tooltip"]' : ''}`) !== null;

async function resize(width: number, height: number) {
  if (window.innerWidth === width && window.innerHeight === height) return;
  await commands.setOuterViewport(width, height);
  await page.viewport(width, height);
}

/** Fonts are there, and what a change of size or theme causes has been drawn. */
async function settled() {
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
