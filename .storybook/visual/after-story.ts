import { commands } from 'vitest/browser';
import { showTheme } from '#src/theme/theme.ts';
import type { PlayedStory } from '../preview.tsx';
import { sidewaysScroll, violations } from './accessibility.ts';
import { clipOf, frames, resize, resizeToPage } from './frame.ts';
import { planOf, type Stop, type View } from './plan.ts';
import type { PictureMode, Shot, Verdict } from './records.ts';
import { standStill } from './still.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    checkPicture(shot: Shot): Promise<Verdict>;
    recordStory(id: string): Promise<void>;
    emulateForcedColors(active: boolean): Promise<void>;
  }
}

const mode = (import.meta.env.PICTURES ?? 'off') as PictureMode;

/**
 * Checks a story after its play: accessibility in both themes, no sideways scroll, and pictures; whole
 * pages also at other widths. Returns what is wrong.
 */
export async function afterStory(story: PlayedStory): Promise<string[]> {
  const { innerWidth, innerHeight } = window;
  const move = await standStill();
  window.parent.scrollTo(0, 0); // by a play that scrolls something into view
  try {
    const found: string[] = [];
    for (const stop of planOf(story, mode !== 'off')) found.push(...(await lookAt(stop, story)));
    if (mode !== 'off') await commands.recordStory(story.id);
    return found;
  } finally {
    await show(story.globals.theme);
    await resize(innerWidth, innerHeight);
    move();
  }
}

/**
 * Takes the pictures of one size and checks accessibility. Colours are not checked again where the picture is its
 * baseline to the pixel: they were when it was taken (DEC-134).
 */
async function lookAt({ width, height, views }: Stop, { id, parameters }: PlayedStory): Promise<string[]> {
  await resize(width, height);
  const found = sidewaysScroll();
  if (views.some(({ picture }) => picture) && !hasDialog()) await resizeToPage();
  const hasTooltip = parameters.tooltip === true;
  const isPage = parameters.screen || parameters.app || hasFloating(hasTooltip);
  for (const { look, axe, picture } of views) {
    await show(look);
    let verdict: Verdict = {};
    if (picture) {
      const undo = leaveOut(id, hasTooltip);
      const clip = clipOf(isPage ? null : document.querySelector('[data-story]'));
      verdict = await commands.checkPicture({ name: picture, story: id, clip });
      undo();
    }
    if (verdict.problem) found.push(verdict.problem);
    const isKnown = axe === 'colours' && verdict.isExact;
    if (axe && !isKnown) found.push(...(await violations(axe, `${look}, ${width} px`)));
  }
  return found;
}

/** Hides what still.css lists. */
function leaveOut(id: string, hasTooltip: boolean) {
  const { dataset } = document.documentElement;
  dataset.picture = id.startsWith('kit-') ? 'kit' : 'screen';
  if (hasTooltip) dataset.tooltip = '';
  return () => {
    delete dataset.picture;
    delete dataset.tooltip;
  };
}

let isForced = false;

async function show(look: View['look']) {
  if ((look === 'forced') !== isForced) await commands.emulateForcedColors((isForced = look === 'forced'));
  if (look !== 'forced') showTheme(look);
  await frames(1);
}

const floating =
  '[id^="headlessui-portal"], [role="dialog"], [role="menu"], [role="listbox"], [data-severity]';

/** Dialogs, menus and toasts are rendered outside the story's element: picture the whole page then. */
const hasFloating = (hasTooltip: boolean) =>
  document.querySelector(`${floating}${hasTooltip ? ', [role="tooltip"]' : ''}`) !== null;

/** Dialogs cover the window rather than the page: picture the window then. */
const hasDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
