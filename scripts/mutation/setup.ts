import { inject } from 'vitest';

/** What instrumented code reads, in a thread that the tests of the mutant before have used. */
const state = ((globalThis as Record<string, any>).__stryker__ ??= {});
// modules are evaluated before the hook that activates the mutant; of a static one that has been done by now
if (inject('mutantActivation' as never) !== 'static') state.activeMutant = undefined;
delete state.mutantCoverage;

// A mutant often makes a test wait in vain: shorter than in vitest.setup.ts, and long enough on a busy machine.
if (typeof document !== 'undefined' && process.env.MUTATION_REACT) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 5000 });
}
