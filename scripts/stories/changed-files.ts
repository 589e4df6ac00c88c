import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/**
 * Files that differ from a commit, including untracked ones. By default from the merge base with
 * `origin/main`, or the last commit if there is none.
 */
export function changedFiles(since?: string, directory = root): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const lines = (text: string) => text.split('\n').filter(Boolean);
  const base = since ? resolved(since, git) : forkPoint(git);
  return [
    ...new Set([
      ...lines(git('diff', '--name-only', '--no-renames', base)),
      ...lines(git('ls-files', '--others', '--exclude-standard')),
    ]),
  ].sort();
}

type Git = (...args: string[]) => string;

function resolved(name: string, git: Git): string {
  try {
    return git('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`).trim();
  } catch {
    throw new Error(`Git knows no commit '${name}'`);
  }
}

function forkPoint(git: Git): string {
  try {
    return git('merge-base', 'origin/main', 'HEAD').trim();
  } catch {
    return 'HEAD';
  }
}
