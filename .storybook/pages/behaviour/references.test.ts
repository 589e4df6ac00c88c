import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const idsIn = (text: string) =>
  [...text.matchAll(/^(?:- \*\*|### )([A-Z]+-\d+)(?:\*\*|:) ./gm)].map(([, id]) => id!);
const statements = idsIn(read('docs/behaviour.md') + read('docs/mock-backend.md'));
const decisions = idsIn(read('docs/decisions.md'));
const known = new Set([...statements, ...decisions]);
const prefixes = [...new Set([...known].map((id) => id.split('-')[0]))];
const reference = new RegExp(`(?<![\\w-])(?:${prefixes.join('|')})-\\d+\\b`, 'g');

const folders = ['src', 'mocks', 'stories', 'apps', 'scripts', 'tools', '.storybook', 'docs'];
const files = [
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll('\\', '/')),
    ),
  ),
].filter((file) => /\.(tsx?|css|mdx?|html|cjs)$/.test(file));
const references = files.flatMap((file) => [...read(file).matchAll(reference)].map(([id]) => ({ file, id })));

describe('references to docs/', () => {
  it('lead to statements and decisions that exist', () => {
    expect(references.filter(({ id }) => !known.has(id))).toEqual([]);
    expect(references.length).toBeGreaterThan(300);
  });

  it('point to nothing outside the repository', () => {
    const papers = files.filter(
      (file) =>
        file !== '.storybook/pages/behaviour/references.test.ts' &&
        /\b(SPEC|READINGS|DESIGN|STYLE)\.md\b/.test(read(file)),
    );
    expect(papers).toEqual([]);
  });

  it('have unique ids', () => {
    expect(statements.length + decisions.length).toBe(known.size);
    expect(statements.length).toBeGreaterThan(70);
  });
});

it.each(['security', 'accessibility'])('each test and story that docs/%s.md names exists', (name) => {
  const rows = read(`docs/${name}.md`).matchAll(/`([^`]+\.(?:test|spec|stories)\.tsx?)`((?: “[^”]+”)+)/g);
  const missing = [...rows].flatMap(([, file, names]) =>
    [...names!.matchAll(/“([^”]+)”/g)].filter(
      ([, test]) => !read(file!).includes(`'${test}'`) && !read(file!).includes(`export const ${test} =`),
    ),
  );
  expect(missing.map(([test]) => test)).toEqual([]);
});

it('each file that CONTRIBUTING.md says to copy or touch exists', () => {
  const named = [...read('CONTRIBUTING.md').matchAll(/`((?:src|mocks|stories|apps|docs)\/[\w./-]+\.\w+)`/g)];
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter(([, file]) => !/NOUN|Noun/.test(file!) && !existsSync(path.join(root, file!)))).toEqual(
    [],
  );
});

it('docs/accessibility.md judges each of the 55 criteria once, by a test or a reason', () => {
  const rows = read('docs/accessibility.md').match(/^\| \d.+$/gm)!;
  const criteria = rows.flatMap((row) => row.split('|')[1]!.match(/\d\.\d\.\d+/g)!);
  expect([criteria.length, new Set(criteria).size]).toEqual([55, 55]);
  expect(rows.filter((row) => !/”|axe|trees|not applicable|by reading/.test(row))).toEqual([]);
});

/** Tags of stories, and brackets at the end of a test's name: `'… (SES-5, SES-6)'`. */
const proofs: [file: RegExp, ids: RegExp][] = [
  [/\.stories\.tsx$/, /\btags: \[([^\]]*)\]/g],
  [/\.(test|spec)\.tsx?$/, /\(((?:[A-Z]{3}-\d+(?:, )?)+)\)['"`]/g],
];

it('each statement of docs/ has a story or test with its id', () => {
  const proved = files.flatMap((file) =>
    proofs
      .filter(([kind]) => kind.test(file))
      .flatMap(([, ids]) =>
        [...read(file).matchAll(ids)].flatMap(([, named]) => named!.match(/[A-Z]{3}-\d+/g) ?? []),
      ),
  );
  expect(statements.filter((id) => !proved.includes(id))).toEqual([]);
});
