import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAtlas } from './read-atlas.ts';
import { thumbnailName } from './thumbnail.ts';

const root = mkdtempSync(path.join(tmpdir(), 'atlas-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: root });
const filled = (red: number): Sharp =>
  sharp({ create: { width: 40, height: 25, channels: 3, background: { r: red, g: 90, b: 90 } } });

function write(name: string, content: Buffer) {
  const file = path.join(root, 'stories/pictures', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeAll(async () => {
  git('init', '--quiet');
  for (const name of ['same', 'repainted', 'removed', 'converted', 'other-look'])
    write(`screens-a--${name}/light-1280.png`, await filled(10).png().toBuffer());
  write('kit-button--primary/light.png', await filled(10).png().toBuffer());
  git('add', '.');
  git('commit', '--quiet', '-m', 'All pictures');

  write('screens-a--repainted/light-1280.png', await filled(200).png().toBuffer());
  for (const [name, red] of [
    ['converted', 10],
    ['other-look', 200],
  ] as const) {
    rmSync(path.join(root, `stories/pictures/screens-a--${name}/light-1280.png`));
    write(`screens-a--${name}/light-1280.webp`, await filled(red).webp({ lossless: true }).toBuffer());
  }
  rmSync(path.join(root, 'stories/pictures/screens-a--removed'), { recursive: true });
  write('screens-a--added/forced.webp', await filled(10).webp().toBuffer());
});

afterAll(() => rmSync(root, { recursive: true }));

it('lists the pictures of screens with their theme and width', async () => {
  const { atlas } = await readAtlas(undefined, root);
  expect(atlas.against).toBeUndefined();
  expect(atlas.pictures.map(({ story, theme, width, change }) => [story, theme, width, change])).toEqual([
    ['screens-a--added', 'forced', undefined, undefined],
    ['screens-a--converted', 'light', 1280, undefined],
    ['screens-a--other-look', 'light', 1280, undefined],
    ['screens-a--repainted', 'light', 1280, undefined],
    ['screens-a--same', 'light', 1280, undefined],
  ]);
});

it('lists what looks different in another commit, whatever the file type', async () => {
  const { atlas, thumbnails } = await readAtlas('HEAD', root);
  expect(atlas.against?.subject).toBe('All pictures');
  expect(
    Object.fromEntries(atlas.pictures.map(({ story, change }) => [story.split('--')[1], change])),
  ).toEqual({
    added: 'new',
    converted: undefined,
    'other-look': 'changed',
    removed: 'gone',
    repainted: 'changed',
    same: undefined,
  });
  for (const { file, before } of atlas.pictures)
    for (const name of [file, before]) if (name) expect(thumbnailName(thumbnails.get(name)!)).toBe(name);
});

it('keeps what a changed picture looked like before', async () => {
  const { atlas, thumbnails } = await readAtlas('HEAD', root);
  const repainted = atlas.pictures.find(({ story }) => story.endsWith('--repainted'))!;
  const red = async (name: string) =>
    (await sharp(await thumbnails.get(name)!.read()).stats()).channels[0]!.mean;
  expect([await red(repainted.before!), await red(repainted.file)]).toEqual([10, 200]);
});

it('refuses a commit that does not exist, and what git would take for an option', async () => {
  await expect(readAtlas('no-such-commit', root)).rejects.toThrow(/no commit/);
  await expect(readAtlas('--all', root)).rejects.toThrow(/no commit/);
});
