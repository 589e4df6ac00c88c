import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { showTheme } from '#src/theme/theme.ts';
import { emulateTouch } from '../preview/emulated-media.ts';
import type { PlayedStory } from '../preview.tsx';
import { newIn, subjectSelector, violations } from './accessibility.ts';
import { dialogsWithoutFocus } from './dialog-focus.ts';
import { frames, repaint, resize, resizeToPage } from './frame.ts';
import { PHONE, planOf, type ViewportChecks, type View } from './plan.ts';
import { textsRunningTogether, textsTranslatedByMistake } from './joined-texts.ts';
import { stopAnimations } from './stabilize.ts';
import { charactersInSystemFonts } from './system-fonts.ts';

const takesPictures = import.meta.env.PICTURES === 'on';

/** Trees are YAML already: without the quotes that a snapshot of a text has. */
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string', print: String });

/**
 * Checks a story after its play: tree, pictures, accessibility, fonts, text spacing and sideways scroll.
 * Expectations are soft, so that one difference does not hide the next. Only an open dialog or sheet is compared if
 * there is one.
 */
export async function afterStory(story: PlayedStory): Promise<void> {
  if (story.parameters.frame) document.documentElement.dataset.frame = story.parameters.frame;
  const move = await stopAnimations();
  window.parent.scrollTo(0, 0); // by a play that scrolls something into view
  try {
    // screens only: they decide which texts of a kit component are names
    if (story.id.startsWith('screens-'))
      expect.soft(textsTranslatedByMistake(), 'names without translate="no"').toEqual([]);
    expect.soft(await dialogsWithoutFocus(), 'dialogs that opened without the focus').toEqual([]);
    if (story.parameters.pictures !== false)
      expect.soft(await commands.accessibilityTree(subjectSelector())).toMatchSnapshot(story.id);
    for (const viewport of planOf(story)) await checkViewport(viewport, story);
  } finally {
    if (isForced) await show(story.globals.theme);
    emulateTouch(false);
    move();
    delete document.documentElement.dataset.frame;
  }
}

/** Makes the checks of one size of the page. */
async function checkViewport(
  { width, height, views }: ViewportChecks,
  { parameters }: PlayedStory,
): Promise<void> {
  emulateTouch(width === PHONE.width);
  await resize(width, height);
  const { scrollWidth, clientWidth } = document.documentElement;
  // the page as a whole must not scroll sideways (WCAG 1.4.10); regions within it may
  expect.soft(scrollWidth, `width of the page at ${clientWidth} px`).toBeLessThanOrEqual(clientWidth);
  expect.soft(textsRunningTogether(), 'texts that run into their neighbours').toEqual([]);
  if (takesPictures && views.some(({ picture }) => picture)) {
    expect.soft(await charactersInSystemFonts(), 'characters that no font of the product has').toEqual([]);
    if (!hasDialog()) await resizeToPage();
  }
  const isPage = parameters.screen || parameters.app || hasFloating();
  const rules = parameters.a11y?.config?.rules ?? [];
  const disabled = rules.flatMap(({ id, enabled }) => (enabled === false && id ? [id] : []));
  for (const { theme, axe, picture } of views) {
    const view = `${axe} in ${theme} at ${width} px`;
    const found = axe && newIn(axe, view);
    const isTaken = picture && takesPictures;
    if (!found?.elements.length && !isTaken) continue;
    await show(theme);
    if (found?.elements.length) expect.soft(await violations(axe!, found, disabled), view).toEqual([]);
    if (!isTaken) continue;
    const parts = ['[data-dialog-panel]', '[data-sheet]', ...(isPage ? [] : ['[data-story]']), 'html'];
    const subject = parts.find((part) => document.querySelector(part))!;
    if (await commands.isSamePicture(picture, subject)) continue;
    await repaint();
    await expect.soft(page.elementLocator(document.querySelector(subject)!)).toMatchScreenshot(picture);
  }
}

let isForced = false;

async function show(theme: View['theme']) {
  if ((theme === 'forced') !== isForced) await commands.emulateForcedColors((isForced = theme === 'forced'));
  if (theme !== 'forced') showTheme(theme);
  await frames(1);
}

/** Dialogs, menus, tooltips and toasts are rendered outside the story's element: picture the whole page then. */
const hasFloating = () =>
  document.querySelector(
    '[id^="headlessui-portal"], [role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"], [data-severity]',
  ) !== null;

/** Dialogs cover the window rather than the page: picture the window then. */
const hasDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
