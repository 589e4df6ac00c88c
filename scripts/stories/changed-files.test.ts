import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedFiles } from './changed-files.ts';

let directory: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@localhost', ...args], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const write = (name: string, text: string) => writeFileSync(path.join(directory, name), text);
const commit = (message: string) => (git('add', '-A'), git('commit', '-qm', message));

beforeAll(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'changed-'));
  git('init', '-q');
  write('a.ts', '1');
  write('b.ts', '1');
  write('.gitignore', 'ignored.ts');
  commit('first');
  git('branch', 'first');
  write('a.ts', '2');
  commit('second');
  write('b.ts', '2');
  write('new.ts', '1');
  write('ignored.ts', '1');
});
afterAll(() => rmSync(directory, { recursive: true }));

it('are those not committed yet, new ones included, where there is no origin', () => {
  expect(changedFiles(undefined, directory)).toEqual(['b.ts', 'new.ts']);
});

it('are also those committed since a given commit', () => {
  expect(changedFiles('first', directory)).toEqual(['a.ts', 'b.ts', 'new.ts']);
});

it('are those of the branch where there is an origin', () => {
  git('update-ref', 'refs/remotes/origin/main', 'first');
  expect(changedFiles(undefined, directory)).toEqual(['a.ts', 'b.ts', 'new.ts']);
  git('update-ref', '-d', 'refs/remotes/origin/main');
});

it('names an unknown commit', () => {
  expect(() => changedFiles('nowhere', directory)).toThrow("Git knows no commit 'nowhere'");
});
