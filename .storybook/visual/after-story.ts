import { commands } from 'vitest/browser';
import { showTheme } from '#src/theme/theme.ts';
import type { PlayedStory } from '../preview.tsx';
import { leaveOutColours, sidewaysScroll, violations } from './accessibility.ts';
import { clipOf, frames, resize, resizeToPage } from './frame.ts';
import { measuresColours, planOf, type Stop, type View } from './plan.ts';
import type { MeasuredShot, PictureMode, Shot } from './records.ts';
import { standStill } from './still.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    isBaseline(shot: Shot): Promise<boolean>;
    checkPicture(shot: MeasuredShot): Promise<string | undefined>;
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
    const stops = planOf(story, mode !== 'off');
    for (const stop of stops) found.push(...(await lookAt(stop, story)));
    if (measuresColours(stops, story.globals.theme)) leaveOutColours(story.parameters);
    if (mode !== 'off') await commands.recordStory(story.id);
    return found;
  } finally {
    showAll();
    await show(story.globals.theme);
    await resize(innerWidth, innerHeight);
    move();
  }
}

/** Takes the pictures of one size and checks accessibility. */
async function lookAt({ width, height, views }: Stop, { id, parameters }: PlayedStory): Promise<string[]> {
  await resize(width, height);
  const found = sidewaysScroll();
  if (views.some(({ picture }) => picture) && !hasDialog()) await resizeToPage();
  const hasTooltip = parameters.tooltip === true;
  const isPage = parameters.screen || parameters.app || hasFloating(hasTooltip);
  for (const { look, axe, picture } of views) {
    await show(look);
    const check = async () => {
      showAll();
      return axe ? violations(axe, `${look}, ${width} px`) : [];
    };
    if (!picture) {
      found.push(...(await check()));
      continue;
    }
    const clip = clipOf(isPage ? null : document.querySelector('[data-story]'));
    found.push(...(await lookAtPicture({ name: picture, story: id, clip }, hasTooltip, check)));
  }
  return found;
}

/**
 * Checks a view of which a picture is taken. Nothing is checked again in what is its baseline to the pixel: it was
 * when the baseline was taken (DEC-134).
 */
async function lookAtPicture(shot: Shot, hasTooltip: boolean, check: () => Promise<string[]>) {
  leaveOut(shot.story, hasTooltip);
  if (await commands.isBaseline(shot)) return [];
  const found = await check();
  leaveOut(shot.story, hasTooltip);
  const problem = await commands.checkPicture({ ...shot, isSound: !found.length });
  return problem ? [problem, ...found] : found;
}

/** Hides what still.css lists. It stays hidden for the next picture: each change gives all elements new styles. */
function leaveOut(id: string, hasTooltip: boolean) {
  const { dataset } = document.documentElement;
  if (dataset.picture) return;
  dataset.picture = id.startsWith('kit-') ? 'kit' : 'screen';
  if (hasTooltip) dataset.tooltip = '';
}

function showAll() {
  const { dataset } = document.documentElement;
  delete dataset.picture;
  delete dataset.tooltip;
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
