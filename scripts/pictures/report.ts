import { copyFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesIn, pictureFolder, reportFolder } from '../../.storybook/checks/pictures.ts';
import { type Difference, writeDifference } from './difference.ts';
import { renderPage } from './report-page.ts';

/** Differences that Vitest has left in the folder of the report, from the names of its files. */
export function findDifferences(names: string[]): Difference[] {
  return names.flatMap((file) => {
    const [, name, kind] = /^(.+)-(actual|reference)$/.exec(file) ?? [];
    if (!name) return [];
    const status: Difference['status'] = kind === 'actual' ? 'changed' : 'new';
    return [{ name, story: path.dirname(name).replace('/', '--'), status }];
  });
}

/**
 * Writes report.json, which the atlas reads, and index.html. The folder holds all pictures and fonts of the page,
 * so that it can be copied.
 */
export async function writeReport(folder = reportFolder) {
  mkdirSync(folder, { recursive: true });
  const pictures = findDifferences(namesIn(folder, '.png').toSorted());
  for (const picture of pictures) {
    if (picture.status === 'new') continue;
    const at = path.join(folder, picture.name);
    copyFileSync(path.join(pictureFolder, `${picture.name}.webp`), `${at}-expected.webp`);
    picture.change = await writeDifference(`${at}-expected.webp`, `${at}-actual.png`, `${at}-diff.png`);
  }
  cpSync('src/ui/fonts', path.join(folder, 'fonts'), { recursive: true });
  const page = path.join(folder, 'index.html');
  writeFileSync(path.join(folder, 'report.json'), JSON.stringify({ pictures }, null, 2));
  writeFileSync(page, renderPage(pictures));
  return { pictures, page };
}
