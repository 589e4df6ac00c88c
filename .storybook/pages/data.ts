import type { Plugin } from 'vite';
import { namesIn, pictureFolder } from '../checks/pictures.ts';
import { shownBy } from './atlas/shown-by.ts';

const ID = 'virtual:storybook-data';

/** Data of the repository for Storybook's pages, read when Storybook is built or started. */
const data: Record<string, () => unknown> = {
  shownBy,
  pictures: () => namesIn(pictureFolder, '.webp').filter((name) => name.startsWith('screens-')),
};

/** Provides the module `virtual:storybook-data`, which virtual.d.ts describes. */
export function storybookData(): Plugin {
  return {
    name: 'storybook-data',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}`
        ? Object.entries(data)
            .map(([name, read]) => `export const ${name} = ${JSON.stringify(read())};`)
            .join('\n')
        : undefined,
  };
}
