import type { ListQuery } from '#src/contract/paging.ts';
import { db } from '#mocks/db/index.ts';
import { resetDb } from '#mocks/seeds/reset-db.ts';
import { pageFrom } from '#mocks/db/page-from.ts';
import { median, print } from './report.ts';

const lists = ['users', 'subscriptions', 'keys', 'invites', 'hwidRequests'] as const;
type ListName = (typeof lists)[number];

// A different search each time, as somebody types it; the first one reads every row and is counted
// separately.
const searches = [
  'wolf',
  'fox1',
  '7.1',
  'ab',
  'x',
  '2026',
  'titan',
  'd3',
  '19',
  'royal',
  'e',
  'crow7',
  'none of them',
  '0f',
  'panda',
];

/** Time in which the mock backend creates its rows and answers a list. */
export function measureMock(): void {
  // Another 'now' each time, or the rows of the last run would be reused.
  const typical = times(21, (run) => {
    resetDb('typical', Date.UTC(2026, 0, 15, 12, 0, run));
    makeAll();
  });
  print({ what: 'typical world, every row made, median of 21', value: typical, unit: 'ms', budget: 100 });

  const before = memory();
  const start = times(1, () => {
    resetDb('crowded', Date.UTC(2026, 0, 15, 12));
    ask('users', 'id', NO_SEARCH);
  });
  print({ what: 'crowded world, reset and first list', value: start, unit: 'ms' });
  print({ what: 'crowded world, every row made, once', value: times(1, makeAll), unit: 'ms' });
  for (const [name, sort] of [
    ['users', 'id'],
    ['users', 'username'],
    ['keys', 'id'],
    ['keys', 'code'],
    ['subscriptions', 'user'],
  ] as const) {
    print({
      what: `crowded ${name} by ${sort}, first search`,
      value: times(1, () => ask(name, sort, 0)),
      unit: 'ms',
    });
    print({
      what: `crowded ${name} by ${sort}: search, sort, page, median of 61`,
      value: times(61, (run) => ask(name, sort, run + 1)),
      unit: 'ms',
      budget: 15,
    });
  }
  print({ what: 'crowded world, memory of rows and searches', value: memory() - before, unit: 'MB' });
  resetDb();
}

/** Resident memory of this process, in MB. */
const memory = () => process.memoryUsage.rss() / 1e6;

/** Median milliseconds of `runs` calls. */
function times(runs: number, act: (run: number) => void): number {
  const taken = Array.from({ length: runs }, (_, run) => {
    const start = performance.now();
    act(run);
    return performance.now() - start;
  });
  return median(taken);
}

const makeAll = () => lists.forEach((name) => db[name].all());

const NO_SEARCH = -1;

function ask(name: ListName, sort: string, run: number) {
  const query: ListQuery = {
    page: Math.max(0, run % 3),
    size: 25,
    sort,
    descending: true,
    search: run === NO_SEARCH ? '' : searches[run % searches.length]!,
  };
  pageFrom<never, unknown>(db[name] as never, query, (row) => row);
}
