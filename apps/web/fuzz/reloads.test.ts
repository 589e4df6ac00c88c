// @vitest-environment jsdom
import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { createHandlers } from '#mocks/handlers/index.ts';
import { bearerHeader, readBearer } from '#src/api/bearer.ts';
import { urlOf } from '#src/api/request.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { beginTab } from './explorer/app-code.fixtures.ts';
import { changedLine, shownData } from './explorer/page.fixtures.ts';
import { Simulation } from './explorer/simulation.fixtures.ts';
import type { Tab } from './explorer/tab.fixtures.ts';
import { addRows, alone, type List, lists, names, type Write, writes } from './reloads.fixtures.ts';

/** Opens an address within the app, without a page load. */
async function visit(tab: Tab, address: string) {
  history.pushState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await tab.pass(500);
}

const addressOf = (name: List) => lists[name][0] + lists[name][1];

/** Opens lists, and returns the content of each. */
async function visitAll(tab: Tab, which: readonly List[]) {
  const seen: string[][] = [];
  for (const name of which) {
    await visit(tab, addressOf(name));
    seen.push(shownData());
  }
  return seen;
}

const handlers = createHandlers({ httpOnly: false });
/** Reads each list from the server. */
async function serverRows(): Promise<Record<List, string>> {
  const headers = bearerHeader(readBearer());
  const query = { page: 0, size: 100, sort: 'id', descending: true, search: '' };
  const read = async (name: List) => {
    const request = new Request(urlOf(lists[name][2], { query }), { headers });
    return [name, await (await getResponse(handlers, request))!.text()];
  };
  return Object.fromEntries(await Promise.all(names.map(read))) as Record<List, string>;
}

/** Makes a write in a tab that holds rows of all affected lists, and compares the page with a reload. */
async function compare(tab: Tab, [write, at, steps, others = []]: Write) {
  const user = new Simulation(tab);
  const as = write === 'subscriptions.redeem' ? 'customer' : 'admin';
  await user.begin({ as, at: others[0] ? addressOf(others[0]) : at, given: addRows });
  await visitAll(tab, others.slice(1));
  if (others[0]) await visit(tab, at);
  const before = await serverRows();
  await user.play(steps);
  const after = await serverRows();
  // a row whose write changes further lists says which
  const changed = names.filter((name) => at.split(/[?/]/)[2] !== name && before[name] !== after[name]);
  expect(changed.toSorted()).toEqual(others.toSorted());

  const address = location.pathname + location.search;
  const seen = [shownData(), ...(await visitAll(tab, others))];
  await tab.load(address);
  const anew = [shownData(), ...(await visitAll(tab, others))];
  for (const [place, lines] of seen.entries()) {
    const line = changedLine(lines, anew[place]!);
    if (line) throw new Error(`${[at, ...others][place]}: ${line}`);
  }
}

it('every write of the contract is in the table', () => {
  const isWrite = ([, { method }]: (typeof namedEndpoints)[number]) => method !== 'GET';
  const known = [...writes.map(([name]) => name), ...alone];
  expect([...new Set(known)].toSorted()).toEqual(
    namedEndpoints
      .filter(isWrite)
      .map(([name]) => name)
      .toSorted(),
  );
});

it(
  'page and lists show the same after a write as after a reload (LIS-6)',
  async () => {
    const tab = await beginTab();
    const failures: string[] = [];
    for (const row of writes)
      await compare(tab, row).catch((error: Error) =>
        failures.push(`${row[0]} at ${row[1]}: ${error.message}`),
      );
    expect(failures.join('\n\n')).toBe('');
  },
  writes.length * 30_000, // a bound against hanging
);
