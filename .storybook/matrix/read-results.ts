import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { outcomeNames } from '#mocks/outcomes/index.ts';
import { type Cell, cells } from './cells.ts';
import type { CellResult, MatrixResults } from './results.ts';

/** The parts of Vitest's JSON report that are read here. */
interface Report {
  startTime: number;
  testResults: {
    name: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages: string[];
      meta?: { storyId?: string };
    }[];
  }[];
}
type Test = Report['testResults'][number]['assertionResults'][number];

const root = path.join(import.meta.dirname, '../..');

/** Reads the reports that `npm test` leaves in a folder. */
export function readResults(folder = path.join(root, 'reports')): MatrixResults {
  const unit = readReport(folder, 'unit.json');
  const stories = readReport(folder, 'vitest-stories.json');
  const tests = new Map<string, Test>();
  for (const { name, assertionResults } of [unit, stories].flatMap((report) => report?.testResults ?? []))
    for (const test of assertionResults) {
      const file = path.relative(root, name).replaceAll('\\', '/');
      tests.set(test.meta?.storyId ?? `${file} ${test.fullName}`, test);
    }

  const results: MatrixResults['results'] = {};
  for (const cell of cells) {
    const result = resultOf(cell, tests);
    if (result) (results[cell.call] ??= {})[cell.name] = result;
  }
  return {
    ...(unit && { unitAt: unit.startTime }),
    ...(stories && { storiesAt: stories.startTime }),
    results,
  };
}

function readReport(folder: string, name: string): Report | undefined {
  const file = path.join(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

function resultOf(cell: Cell, tests: Map<string, Test>): CellResult | undefined {
  const { cover } = cell;
  if (cover.by === 'nothing') return undefined;
  const test = tests.get(cover.by === 'story' ? cover.story : `${cover.file} ${cover.test}`);
  if (test?.status === 'passed') return 'passed';
  if (test?.status !== 'failed') return undefined; // skipped, or not in this run
  return cover.by === 'story' ? resultInStory(cell, test) : 'failed';
}

/** A story plays the outcomes of its call in turn, and names the one that fails. */
function resultInStory({ call, name }: Cell, { failureMessages }: Test): CellResult {
  const names: string[] = outcomeNames(call);
  const failed = names.findIndex((one) => failureMessages.some((text) => text.includes(`${call}, ${one}: `)));
  const at = names.indexOf(name);
  if (failed < 0 || at === failed) return 'failed';
  return at < failed ? 'passed' : 'not reached';
}
