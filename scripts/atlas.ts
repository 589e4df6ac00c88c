import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readAtlas } from '../.storybook/atlas/read-atlas.ts';
import { thumbnailOf } from '../.storybook/atlas/thumbnail.ts';

/*
 * Writes the atlas of all pictures into the built Storybook; `npm run build-storybook` does so at its end.
 * To outline changes: npm run atlas -- --against <commit>
 */
const { values } = parseArgs({
  options: { against: { type: 'string' }, workshop: { type: 'string', default: 'dist/storybook' } },
});
if (!existsSync(path.join(values.workshop, 'index.json'))) {
  console.error(
    `There is no Storybook in ${values.workshop}: run npm run build-storybook first. ` +
      'The development server (npm run storybook) has its atlas without this command.',
  );
  process.exit(1);
}

const { atlas, thumbnails } = await readAtlas(values.against).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const folder = path.join(values.workshop, 'atlas');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const waiting = thumbnails.entries();
await Promise.all(
  Array.from({ length: 4 }, async () => {
    for (const [name, file] of waiting) await writeFile(path.join(folder, name), await thumbnailOf(file));
  }),
);
await writeFile(path.join(folder, 'manifest.json'), JSON.stringify(atlas));

const count = (change: string) => atlas.pictures.filter((picture) => picture.change === change).length;
const compared = atlas.against
  ? `; against ${atlas.against.commit}: ${count('changed')} changed, ${count('new')} new, ${count('gone')} gone`
  : '';
const states = new Set(atlas.pictures.map(({ story }) => story)).size;
console.log(`${folder}: ${atlas.pictures.length} pictures of ${states} states${compared}`);
