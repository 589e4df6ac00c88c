import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { namesIn, pictureFolder, reportFolder } from '../checks/pictures.ts';
import { shownBy } from './atlas/shown-by.ts';

const ID = 'virtual:workshop';

/** Data of the repository for the workshop's pages, read when the workshop is built or started. */
const data: Record<string, () => unknown> = {
  shownBy,
  pictures: () => namesIn(pictureFolder, '.webp').filter((name) => name.startsWith('screens-')),
  changedPictures() {
    const report = path.join(reportFolder, 'report.json');
    if (!existsSync(report)) return [];
    const { pictures } = JSON.parse(readFileSync(report, 'utf8')) as { pictures: { name: string }[] };
    return pictures.map(({ name }) => name);
  },
};

/** Provides the module `virtual:workshop`, which virtual.d.ts describes. */
export function workshopData(): Plugin {
  return {
    name: 'workshop-data',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}`
        ? Object.entries(data)
            .map(([name, read]) => `export const ${name} = ${JSON.stringify(read())};`)
            .join('\n')
        : undefined,
  };
}
