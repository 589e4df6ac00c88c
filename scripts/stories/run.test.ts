import path from 'node:path';
import { expect, it } from 'vitest';
import { countOf } from './run.ts';

const test = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
});
const report = (tests: ReturnType<typeof test>[], broken = 0) =>
  JSON.stringify({
    numPassedTests: tests.filter(({ status }) => status === 'passed').length,
    numFailedTests: tests.filter(({ status }) => status === 'failed').length,
    testResults: [
      { name: path.resolve('stories/ui/Badge.stories.tsx'), status: 'passed', assertionResults: tests },
      ...Array.from({ length: broken }, () => ({ name: 'x', status: 'failed', assertionResults: [] })),
    ],
  });

it('names the stories that passed at the second try', () => {
  const { secondTry, ...counts } = countOf(
    report([test('One', 'passed'), test('Two', 'passed', ['too late'])]),
    0,
  );
  expect(counts).toEqual({ passed: 2, failed: 0 });
  expect(secondTry).toEqual([path.join('stories/ui/Badge.stories.tsx > Two')]);
});

it('counts files that do not load, and errors outside of every test', () => {
  expect(countOf(report([test('One', 'failed', ['no'])], 2), 1)).toMatchObject({ passed: 0, failed: 3 });
  expect(countOf(report([test('One', 'passed')]), 1)).toMatchObject({ passed: 1, failed: 1 });
});
