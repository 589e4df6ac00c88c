import path from 'node:path';
import { expect, it } from 'vitest';
import { countOf, halvesOf } from './run.ts';

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

it('gives both browsers about the same work, each file to one of them', () => {
  const stories = Array.from({ length: 90 }, (_, at) => ({
    id: `part-${at}`,
    title: ['Kit/Part', 'Screens/Part', 'Outcomes/Part'][at % 3]!,
    name: `${at}`,
    exportName: `Story${at}`,
    file: `stories/${at % 3}/${(at * 7) % 13}.stories.tsx`,
    tags: [],
  }));
  const halves = halvesOf(stories);
  expect(halves.flat().toSorted()).toEqual([...new Set(stories.map(({ file }) => file))].toSorted());
  const outcomes = halves.map((files) => files.filter((file) => file.startsWith('stories/2')).length);
  expect(Math.abs(outcomes[0]! - outcomes[1]!)).toBeLessThanOrEqual(1);
});
