import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { proofs } from './proofs.ts';
import { readStatements } from './statements.ts';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const statements = readStatements(read('docs/behaviour.md')).flatMap((section) =>
  section.statements.map(({ id }) => id),
);
const decisions = [...read('docs/decisions.md').matchAll(/^\| \*\*(DEC-\d+)\*\* /gm)].map(([, id]) => id!);
const known = new Set([...statements, ...decisions]);
const prefixes = [...new Set([...known].map((id) => id.split('-')[0]))];
const reference = new RegExp(`(?<![\\w-])(?:${prefixes.join('|')})-\\d+\\b`, 'g');

const files = execFileSync(
  'git',
  ['ls-files', '*.ts', '*.tsx', '*.css', '*.mdx', '*.md', '*.html', '*.cjs'],
  { cwd: root, encoding: 'utf8' },
)
  .trim()
  .split('\n')
  .filter((file) => existsSync(path.join(root, file)));
const references = files.flatMap((file) => [...read(file).matchAll(reference)].map(([id]) => ({ file, id })));

describe('references to docs/', () => {
  it('lead to statements and decisions that exist', () => {
    expect(references.filter(({ id }) => !known.has(id))).toEqual([]);
    expect(references.length).toBeGreaterThan(300);
  });

  it('are made to no paper outside the repository', () => {
    const papers = files.filter(
      (file) =>
        file !== '.storybook/docs/behaviour/references.test.ts' &&
        /\b(SPEC|READINGS|DESIGN|STYLE)\.md\b/.test(read(file)),
    );
    expect(papers).toEqual([]);
  });

  it('have ids that are given once', () => {
    expect(statements.length + decisions.length).toBe(known.size);
    expect(statements.length).toBeGreaterThan(70);
  });
});

it('each test that docs/security.md names exists', () => {
  const rows = read('docs/security.md').matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`((?: “[^”]+”)+)/g);
  const missing = [...rows].flatMap(([, file, names]) =>
    [...names!.matchAll(/“([^”]+)”/g)].filter(([, name]) => !read(file!).includes(`'${name}'`)),
  );
  expect(missing.map(([name]) => name)).toEqual([]);
});

describe('each statement of docs/behaviour.md', () => {
  it.each(statements)('%s can be seen in a story or is tested', (id) => {
    expect(proofs[id], `add ${id} to proofs.ts`).toBeDefined();
    // links.test.ts checks the stories.
    const tests = proofs[id]!.filter((proof) => !proof.startsWith('story/'));
    expect(tests.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('is all that proofs.ts names', () => {
    expect(Object.keys(proofs).filter((id) => !known.has(id))).toEqual([]);
  });
});
