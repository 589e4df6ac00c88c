import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const FOLDER = 'stories/pictures';

/** A baseline of a screen: `screens-admin-keys--typical/light-1280.webp`. */
const SCREEN = /^(?<story>screens-[a-z0-9-]+)\/(?<theme>[a-z]+)(?:-(?<width>\d+))?\.(?<type>png|webp)$/;

export interface PictureFile {
  story: string;
  theme: string;
  width?: number;
  type: string;
  /** The hash that git gives the content. */
  blob: string;
  read: () => Promise<Buffer>;
}

/** Picture files by story, theme and width, ignoring the file type. */
export type PictureFiles = Map<string, PictureFile>;

const git = async (root: string, ...args: string[]): Promise<Buffer> =>
  (await promisify(execFile)('git', args, { cwd: root, encoding: 'buffer', maxBuffer: 2 ** 28 })).stdout;

/** Resolves a branch, tag or hash to a commit. */
export async function commitOf(
  root: string,
  name: string,
): Promise<{ commit: string; subject: string; date: string }> {
  const hash = await git(
    root,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${name}^{commit}`,
  ).catch(() => {
    throw new Error(`There is no commit ${name} in this clone`);
  });
  const [commit = '', date = '', subject = ''] = String(
    await git(root, 'show', '--no-patch', '--format=%h%n%cs%n%s', String(hash).trim()),
  ).split('\n');
  return { commit, subject, date };
}

/** The baselines of screens in the working tree. */
export async function filesOfWorkingTree(root: string): Promise<PictureFiles> {
  const names = (await readdir(path.join(root, FOLDER), { recursive: true })).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const files = await Promise.all(
    names
      .filter((name) => SCREEN.test(name))
      .map(async (name) => {
        const read = () => readFile(path.join(root, FOLDER, name));
        return fileOf(name, blobName(await read()), read);
      }),
  );
  return byKey(files);
}

/** The baselines of screens in a commit. */
export async function filesOfCommit(root: string, commit: string): Promise<PictureFiles> {
  const lines = String(await git(root, 'ls-tree', '-r', commit, '--', FOLDER)).split('\n');
  const files = lines.flatMap((line) => {
    const [, blob = '', name = ''] = /^\d+ blob (\w+)\t(.+)$/.exec(line) ?? [];
    const inFolder = name.slice(FOLDER.length + 1);
    return SCREEN.test(inFolder) ? [fileOf(inFolder, blob, () => git(root, 'cat-file', 'blob', blob))] : [];
  });
  return byKey(files);
}

function fileOf(name: string, blob: string, read: PictureFile['read']): PictureFile {
  const { story = '', theme = '', width, type = '' } = SCREEN.exec(name)?.groups ?? {};
  return { story, theme, ...(width && { width: Number(width) }), type, blob, read };
}

const byKey = (files: PictureFile[]): PictureFiles =>
  new Map(
    files
      .map((file) => [`${file.story}/${file.theme}-${file.width ?? ''}`, file] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const blobName = (content: Buffer) =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
