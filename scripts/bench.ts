/** `npm run bench`: how long the mock backend takes. Prints medians beside DESIGN.md's budgets; fails on nothing. */
import type { ListQuery } from '#src/contract/paging.ts';
import { db, resetDb } from '#mocks/db/index.ts';
import { pageFrom } from '#mocks/db/page-from.ts';

const lists = ['users', 'subscriptions', 'keys', 'invites', 'hwidRequests'] as const;

/** Milliseconds that each of `runs` calls takes, in the middle. */
function median(runs: number, act: (run: number) => void): number {
  const times = Array.from({ length: runs }, (_, run) => {
    const start = performance.now();
    act(run);
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)]!;
}

const makeAll = () => lists.forEach((name) => db[name].all());
const print = (what: string, ms: number, budget?: number) =>
  console.log(`${what.padEnd(58)}${ms.toFixed(2).padStart(9)} ms${budget ? `   budget ${budget} ms` : ''}`);

// another 'now' each time, or the rows of the last run would be used again
print('typical world, every row made, median of 21', median(21, (run) => {
  resetDb('typical', Date.UTC(2026, 0, 15, 12, 0, run));
  makeAll();
}), 100);

resetDb('crowded', Date.UTC(2026, 0, 15, 12));
print('crowded world, every row made, once', median(1, makeAll));

// a different search each time, as somebody types it; the first one, which reads every row, is counted apart
const searches = ['wolf', 'fox1', '7.1', 'ab', 'x', '2026', 'titan', 'd3', '19', 'royal', 'e', 'crow7', 'none of them', '0f', 'panda'];
const ask = (name: (typeof lists)[number], sort: string, run: number) => {
  const query: ListQuery = { page: run % 3, size: 25, sort, descending: true, search: searches[run % searches.length]! };
  pageFrom<never, unknown>(db[name] as never, query, (row) => row);
};
for (const [name, sort] of [['users', 'id'], ['users', 'username'], ['keys', 'id'], ['keys', 'code'], ['subscriptions', 'user']] as const) {
  print(`crowded ${name} by ${sort}, first search`, median(1, () => ask(name, sort, 0)));
  print(`crowded ${name} by ${sort}: search, sort, page, median of 61`, median(61, (run) => ask(name, sort, run + 1)), 15);
}
