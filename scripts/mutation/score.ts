import type { MutantResult } from '@stryker-mutator/api/core';

/** How many mutants of a folder its tests have killed. */
export interface Score {
  name: string;
  noticed: number;
  survived: number;
  percent: number;
}

interface TimedScore extends Score {
  minutes: number;
}

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** Ignored mutants and those that fail to load are not counted. */
export function scoreOf(name: string, mutants: readonly Pick<MutantResult, 'status'>[]): Score {
  const count = (statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count(NOTICED);
  const survived = count(UNNOTICED);
  return { name, noticed, survived, percent: (100 * noticed) / (noticed + survived || 1) };
}

/** One line for each folder. */
export const scoreTable = (scores: readonly TimedScore[]): string =>
  scores
    .map(
      ({ name, noticed, survived, percent, minutes }) =>
        `${name.padEnd(10)} ${percent.toFixed(1).padStart(5)} % noticed, ${noticed} of ${noticed + survived}, ` +
        `in ${minutes.toFixed()} min`,
    )
    .join('\n');
