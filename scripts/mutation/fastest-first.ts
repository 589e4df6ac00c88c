import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const isSlow = ({ moduleId }: TestSpecification) => /'#mocks\//.test(readFileSync(moduleId, 'utf8'));

/** Test files that start the mock backend come last: mostly another one notices a mutant first. */
export class FastestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((one, other) => Number(isSlow(one)) - Number(isSlow(other)));
  }
}
