import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CELL_TESTS, titleOf } from './cells.ts';
import { readResults } from './read-results.ts';

const root = path.join(import.meta.dirname, '../..');

/** A folder with these reports, each of one file and its tests. */
function reports(files: Record<string, { at: number; file: string; tests: object[] }>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  for (const [name, { at, file, tests }] of Object.entries(files))
    writeFileSync(
      path.join(folder, name),
      JSON.stringify({
        startTime: at,
        testResults: [{ name: path.join(root, file), assertionResults: tests }],
      }),
    );
  return folder;
}

it('has the result of each test, and nothing of cells that the run left out', () => {
  const test = (call: 'keys.list' | 'users.list', status: string) => ({
    fullName: `${CELL_TESTS.suite} ${titleOf({ call, name: '502 page' })}`,
    status,
    failureMessages: [],
  });
  const tests = [test('keys.list', 'passed'), test('users.list', 'failed')];
  const { results, ...at } = readResults(reports({ 'unit.json': { at: 5, file: CELL_TESTS.file, tests } }));
  expect(at).toEqual({ unitAt: 5 });
  expect(results).toEqual({ 'keys.list': { '502 page': 'passed' }, 'users.list': { '502 page': 'failed' } });
});

it('reads from a failed story which outcome it is that failed', () => {
  const story = (storyId: string, status: string, ...failureMessages: string[]) => ({
    fullName: '',
    status,
    failureMessages,
    meta: { storyId },
  });
  const tests = [
    story('outcomes-auth--me', 'passed'),
    story('outcomes-auth--sign-in', 'failed', 'Error: auth.signIn, noMessage: not shown'),
    story('outcomes-auth--sign-up', 'failed', 'color-contrast: <p>'),
    story('outcomes-auth--refresh', 'skipped'),
  ];
  const { results, storiesAt } = readResults(
    reports({
      'vitest-stories.json': { at: 7, file: 'stories/outcomes/Auth.stories.tsx', tests },
    }),
  );
  expect(storiesAt).toBe(7);
  expect(new Set(Object.values(results['auth.me']!))).toEqual(new Set(['passed']));
  expect(results['auth.signIn']).toMatchObject({
    serverMessage: 'passed',
    noMessage: 'failed',
    emptyMessage: 'not reached',
  });
  expect(new Set(Object.values(results['auth.signUp']!))).toEqual(new Set(['failed']));
  expect(results['auth.refresh']).toBeUndefined();
});

it('has no results where there are no reports', () => {
  expect(readResults(path.join(root, 'no-such-folder'))).toEqual({ results: {} });
});
