import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { screens } from './screens.ts';

const root = path.join(import.meta.dirname, '../..');
const pages = ['stories', '.storybook'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(mdx|tsx?)$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);

/** Links in source text: `docs/atlas--docs` in a StoryLink, `?path=/story/…` in Markdown. */
const links = pages.flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/\b(story|docs)\/([a-z0-9-]+--[a-z0-9-]+)/g)].map(
    ([, type, id]) => ({ file, type: type!, id: id! }),
  ),
);

let index: Awaited<ReturnType<typeof buildIndex>>;
beforeAll(async () => {
  index = await buildIndex({ configDir: path.join(root, '.storybook') } as Parameters<typeof buildIndex>[0]);
}, 60_000);

describe('pages of the workshop', () => {
  it('link only to stories and pages that exist', () => {
    expect(links.length).toBeGreaterThan(15);
    expect(links.filter(({ type, id }) => index.entries[id]?.type !== type)).toEqual([]);
  });

  it('describe the users of each screen (docs/screens.ts), which has a docs page', () => {
    const entries = Object.values(index.entries).filter(({ title }) => title.startsWith('Screens/'));
    const titles = (type: string) =>
      [...new Set(entries.filter((entry) => entry.type === type).map(({ title }) => title))].sort();
    expect(Object.keys(screens).sort(), 'the titles in .storybook/docs/screens.ts').toEqual(titles('story'));
    expect(titles('docs')).toEqual(titles('story'));
  });

  it('name only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = pages.flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/npm run ([a-z:-]*[a-z])/g)].map(
        ([, command]) => command!,
      ),
    );
    expect(named).toContain('atlas');
    expect([...new Set(named)].filter((command) => !scripts[command])).toEqual([]);
  });
});
