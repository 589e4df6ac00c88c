import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/**
 * Files that differ from a commit, including untracked ones. By default from the merge base with
 * `origin/main`, or the last commit if there is none.
 */
export function changedFiles(since?: string, directory = root): string[] {
  const git = gitIn(directory);
  const lines = (text: string) => text.split('\n').filter(Boolean);
  return [
    ...new Set([
      ...lines(git('diff', '--name-only', '--no-renames', baseOf(since, directory))),
      ...lines(git('ls-files', '--others', '--exclude-standard')),
    ]),
  ].sort();
}

/** The commit against which `changedFiles` compares. */
export function baseOf(since?: string, directory = root): string {
  const git = gitIn(directory);
  return since ? resolved(since, git) : forkPoint(git);
}

type Git = (...args: string[]) => string;

const gitIn =
  (cwd: string): Git =>
  (...args) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

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
