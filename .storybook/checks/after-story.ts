import { expect } from 'vitest';
import { commands, page } from 'vitest/browser';
import { showTheme } from '#src/theme/theme.ts';
import type { PlayedStory } from '../preview.tsx';
import { reachable, sidewaysScroll, violations } from './accessibility.ts';
import { frames, resize, resizeToPage } from './frame.ts';
import { planOf, type Stop, type View } from './plan.ts';
import { standStill } from './still.ts';

const takesPictures = import.meta.env.PICTURES === 'on';

/** Trees are YAML already: without the quotes that a snapshot of a text has. */
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string', print: String });

/**
 * Checks a story after its play: the accessibility tree, pictures, accessibility in the other theme, and sideways
 * scroll; whole pages also at other widths. Returns what is wrong.
 */
export async function afterStory(story: PlayedStory): Promise<string[]> {
  const { innerWidth, innerHeight } = window;
  const move = await standStill();
  window.parent.scrollTo(0, 0); // by a play that scrolls something into view
  try {
    const found = await problemOf(async () =>
      expect(await commands.accessibilityTree(reachable())).toMatchSnapshot(story.id),
    );
    const stops = planOf(story);
    for (const stop of stops) found.push(...(await lookAt(stop, story)));
    if (takesPictures) {
      const taken = stops.flatMap(({ views }) => views.flatMap(({ picture }) => picture ?? []));
      found.push(...(await commands.obsoletePictures(story.id.replace('--', '/'), taken)));
    }
    return found;
  } finally {
    await show(story.globals.theme);
    await resize(innerWidth, innerHeight);
    move();
  }
}

/** Makes the checks of one size of the page. */
async function lookAt({ width, height, views }: Stop, { parameters }: PlayedStory): Promise<string[]> {
  await resize(width, height);
  const found = sidewaysScroll();
  if (takesPictures && views.some(({ picture }) => picture) && !hasDialog()) await resizeToPage();
  const isPage = parameters.screen || parameters.app || hasFloating();
  for (const { look, axe, picture } of views) {
    await show(look);
    if (axe) found.push(...(await violations(axe, `${look}, ${width} px`)));
    if (!picture || !takesPictures) continue;
    const element = (!isPage && document.querySelector('[data-story]')) || document.documentElement;
    found.push(
      ...(await problemOf(() => expect(page.elementLocator(element)).toMatchScreenshot(picture), picture)),
    );
  }
  return found;
}

/** What a failed expectation says. It is collected, so that one difference does not hide the next. */
async function problemOf(
  expectation: () => Promise<unknown>,
  name = 'accessibility tree',
): Promise<string[]> {
  try {
    await expectation();
    return [];
  } catch (error) {
    const { message, expected = '', actual = '' } = error as Error & { expected?: string; actual?: string };
    const [before, after] = [expected.split('\n'), actual.split('\n')];
    const lines = [
      ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
      ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
    ];
    return [[`${name}: ${message}`, ...lines].join('\n')];
  }
}

let isForced = false;

async function show(look: View['look']) {
  if ((look === 'forced') !== isForced) await commands.emulateForcedColors((isForced = look === 'forced'));
  if (look !== 'forced') showTheme(look);
  await frames(1);
}

/** Dialogs, menus, tooltips and toasts are rendered outside the story's element: picture the whole page then. */
const hasFloating = () =>
  document.querySelector(
    '[id^="headlessui-portal"], [role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"], [data-severity]',
  ) !== null;

/** Dialogs cover the window rather than the page: picture the window then. */
const hasDialog = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
