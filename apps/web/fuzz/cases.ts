import fc from 'fast-check';
import { pathsIn } from './fields.ts';
import { hostileValues } from './hostile-values.ts';
import { rawFaults } from './raw-faults.fixtures.ts';

/** A call, or the form that sends it, and what replaces its answer or a value in it. */
export type FuzzCase =
  | { kind: 'value'; call: string; path: string; value: string }
  | { kind: 'fault'; call: string; fault: string };

/** The name of a case, which FUZZ_ONLY accepts. */
export const nameOf = (fuzzCase: FuzzCase): string =>
  fuzzCase.kind === 'value'
    ? `${fuzzCase.call} ${fuzzCase.path} = ${fuzzCase.value}`
    : `${fuzzCase.call} → ${fuzzCase.fault}`;

/** Every hostile value in every field of these answers. */
export const valueCases = (answers: Record<string, unknown>): FuzzCase[] =>
  Object.entries(answers).flatMap(([call, answer]) =>
    pathsIn(answer).flatMap((path) =>
      Object.keys(hostileValues).map((value): FuzzCase => ({
        kind: 'value',
        call,
        path: path.join('.'),
        value,
      })),
    ),
  );

/** Every raw fault in place of the answer of these calls. */
export const faultCases = (calls: readonly string[]): FuzzCase[] =>
  calls.flatMap((call) => Object.keys(rawFaults).map((fault): FuzzCase => ({ kind: 'fault', call, fault })));

/** The options, by environment variables. */
export const options = {
  runs: process.env.FUZZ_RUNS === 'all' ? Infinity : Number(process.env.FUZZ_RUNS ?? 30),
  seed: Number(process.env.FUZZ_SEED ?? 1),
  only: process.env.FUZZ_ONLY,
};

/** A random fraction of the cases, determined by the seed; with `only`, all cases whose names begin with it. */
export function chosen(cases: readonly FuzzCase[], fraction: number): FuzzCase[] {
  const { only, seed, runs } = options;
  if (only !== undefined) return cases.filter((fuzzCase) => nameOf(fuzzCase).startsWith(only));
  const length = Math.min(cases.length, Math.ceil(runs * fraction));
  const some = fc.shuffledSubarray([...cases], { minLength: length, maxLength: length });
  return fc.sample(some, { seed, numRuns: 1 })[0]!;
}
