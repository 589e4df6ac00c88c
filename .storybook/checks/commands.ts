import path from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { namesIn, pictureFolder, removeBaseline } from './pictures.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    setOuterViewport(width: number, height: number): Promise<void>;
    emulateForcedColors(active: boolean): Promise<void>;
    accessibilityTree(selector: string): Promise<string>;
    obsoletePictures(folder: string, taken: string[]): Promise<string[]>;
  }
}

/**
 * Makes the outer page as large as the story's frame; in a smaller page Vitest scales the frame and blurs
 * the picture.
 */
const setOuterViewport: BrowserCommand<[width: number, height: number]> = async ({ page }, width, height) => {
  await page.setViewportSize({ width, height });
};

/** Emulates forced colours in the browser itself, as an operating system does. */
const emulateForcedColors: BrowserCommand<[active: boolean]> = async ({ page }, active) => {
  await page.emulateMedia({ forcedColors: active ? 'active' : 'none' });
};

/**
 * What a screen reader meets, in the elements that the selector names: roles, names and states in order, as YAML.
 * Vitest's own `toMatchAriaSnapshot` accepts what is added to a tree, so the whole text is compared instead (DEC-138).
 */
const accessibilityTree: BrowserCommand<[selector: string]> = async ({ iframe }, selector) => {
  const elements = await iframe.locator(selector).all();
  return (await Promise.all(elements.map((element) => element.ariaSnapshot()))).join('\n');
};

/** Baselines of a story that it takes no more, each as a problem; an update removes them. */
const obsoletePictures: BrowserCommand<[folder: string, taken: string[]]> = ({ project }, folder, taken) => {
  const names = namesIn(path.join(pictureFolder, folder), '.webp').map((name) => `${folder}/${name}`);
  const obsolete = names.filter((name) => !taken.includes(name));
  if (project.serializedConfig.snapshotOptions.updateSnapshot !== 'all')
    return obsolete.map((name) => `${name}: the story takes this picture no more`);
  obsolete.forEach(removeBaseline);
  return [];
};

/** Commands that story tests can call on the server. */
export const commands = { setOuterViewport, emulateForcedColors, accessibilityTree, obsoletePictures };
