import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Longest text of a failure in one line. */
const MAX_LENGTH = 240;

export interface Failure {
  /** File of the test, which may differ from the one that `place` names. */
  file: string;
  place: string;
  test: string;
  message: string;
  /** Difference of the two values that were compared, if any. */
  diff?: string | undefined;
}

/** Reporter of Vitest that writes each failure of a run to the file that `CHECK_FAILURES` names. */
export default class FailureReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const failures = modules.flatMap((module) => [
      ...failuresOf(module.relativeModuleId, '', module.errors()),
      ...[...module.children.allTests('failed')].flatMap((test) =>
        failuresOf(module.relativeModuleId, test.fullName.replaceAll(' > ', ' › '), test.result().errors),
      ),
    ]);
    const outside = failuresOf('', 'outside of tests', unhandled);
    writeFileSync(process.env.CHECK_FAILURES!, JSON.stringify([...failures, ...outside]));
  }
}

const failuresOf = (file: string, test: string, errors: readonly SerializedError[] = []) =>
  errors.map(({ message, diff, stacks }): Failure => {
    const [at] = stacks ?? [];
    const place = at ? `${path.relative(process.cwd(), at.file)}:${at.line}` : file;
    return { file, place: place.replaceAll('\\', '/'), test, message, diff: diff as string | undefined };
  });

/** Lists failures in lines: the same one once, however many tests it is in, those of the first of `files` first. */
export function summarize(failures: readonly Failure[], files: readonly string[]): string[] {
  const rank = ({ file }: Failure) => (files.includes(file) ? files.indexOf(file) : files.length);
  const byText = new Map<string, Failure[]>();
  for (const failure of failures.toSorted((one, other) => rank(one) - rank(other))) {
    const key = textOf(failure).replace(/<.*/, ''); // an axe rule, whichever element breaks it
    byText.set(key, [...(byText.get(key) ?? []), failure]);
  }
  return [...byText.values()].map(([first, ...more]) => {
    const { place, test } = first!;
    return `${place} ${test}: ${textOf(first!)}${more.length ? ` (and ${more.length} more)` : ''}`;
  });
}

/** Returns the first line of a failure, and the difference. */
function textOf({ message, diff = '' }: Failure): string {
  const [first = ''] = message.split('\n').filter((line) => line.trim());
  const differing = stripVTControlCharacters(diff)
    .split('\n')
    .filter((line) => /^[-+] /.test(line) && !/^(- Expected|\+ Received|[-+]\s*[[\]{}(),]*)$/.test(line));
  return [first.trim(), ...differing.map((line) => line.replace(/\s+/g, ' '))].join(' ').slice(0, MAX_LENGTH);
}
