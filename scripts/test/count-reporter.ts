import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node';
import type { Count } from './count.ts';

/**
 * Vitest's reporter for `npm test`: writes a count to the file that COUNT_FILE names. Vitest's own leave out the files
 * that never ran because their worker did not start.
 */
export default class CountReporter implements Reporter {
  private vitest!: Vitest;
  private specifications: readonly TestSpecification[] = [];

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.specifications = specifications;
  }

  async onTestRunEnd(): Promise<void> {
    const { COUNT_FILE } = process.env;
    if (COUNT_FILE) writeFileSync(COUNT_FILE, JSON.stringify(countOfModules(await this.modules())));
  }

  /** The files of this shard; undefined for one that never ran. */
  private async modules(): Promise<(TestModule | undefined)[]> {
    const { shard, sequence } = this.vitest.config;
    const all = [...this.specifications];
    const own = shard ? await new sequence.sequencer(this.vitest).shard(all) : all;
    return own.map(({ testModule }) => testModule);
  }
}

/** The part of Vitest's modules that is counted. */
export interface CountedModule {
  state(): string;
  children: { allTests(): Iterable<{ result(): { state: string } }> };
}

/** Counts tests; a file that failed without a failed test, or never ran, is one failure. */
export function countOfModules(modules: (CountedModule | undefined)[]): Count {
  const count = { passed: 0, failed: 0 };
  for (const module of modules) {
    const states = [...(module?.children.allTests() ?? [])].map((test) => test.result().state);
    const failed = states.filter((state) => state === 'failed' || state === 'pending').length;
    const hasRun = module?.state() === 'passed' || module?.state() === 'skipped';
    count.passed += states.filter((state) => state === 'passed').length;
    count.failed += failed || Number(!hasRun);
  }
  return count;
}
