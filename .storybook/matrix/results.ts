import type { EndpointName } from '#src/contract/endpoints.ts';

/** 'not reached': an outcome before it failed in the same story. */
export type CellResult = 'passed' | 'failed' | 'not reached';

/** The results of the last test run. */
export interface MatrixResults {
  /** When the unit tests and the stories began, in milliseconds; absent if no report of them is there. */
  unitAt?: number;
  storiesAt?: number;
  /** By call and by outcome or fault; cells that the run left out are absent. */
  results: { [Call in EndpointName]?: Record<string, CellResult> };
}

/** Where the page finds the results, relative to itself. */
export const RESULTS_FILE = 'matrix/results.json';
