import { beforeEach, expect, it } from 'vitest';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { examples } from '#src/contract/examples.ts';
import { clock, db } from '../db/index.ts';
import { type Answer, freshWorld, TestClient } from '../handlers/test-client.ts';
import { requestLog } from '../log/request-log.ts';
import { REFERENCE_NOW } from '../seeds/timeline.ts';
import { endpointOf } from '../server/find-endpoint.ts';
import { ANY_ENDPOINT } from './fault.ts';
import { type Override, override } from '../outcomes/override.ts';
import { type FaultName, faults, reasonNotApplicable } from './index.ts';

let admin: TestClient;
const begin = async () => {
  freshWorld();
  admin = await TestClient.of('admin');
};
beforeEach(begin);

const names = Object.keys(faults) as FaultName[];
const activate = (...active: (Partial<Override> & Pick<Override, 'is'>)[]) => {
  db.settings.overrides = active.map((one) => override(ANY_ENDPOINT, one.is, one));
};

/** Sends enough to get a response of every endpoint, be it a refusal. */
function ask(endpoint: Endpoint): Promise<Answer> {
  const query = { page: 0, size: 10, sort: 'id', descending: true, search: '' };
  const body = endpoint.encoding === 'multipart' ? new FormData() : { code: 'X', name: 'Y' };
  return admin.ask(endpoint, { id: 3, ...(endpoint.query && { query }), ...(endpoint.body && { body }) });
}

// the client's reaction to each fault at each call is tested in apps/web/fuzz/faults.test.ts
it('a fault cannot happen to some calls, which are answered as usual', async () => {
  for (const [name, endpoint] of namedEndpoints) {
    const { status } = await ask(endpoint);
    await begin();
    activate(...names.filter((is) => reasonNotApplicable(name, is)).map((is) => ({ is }) as const));
    expect((await ask(endpoint)).status, name).toBe(status);
    await begin();
  }
});

const keys = endpointOf('keys.list');

it('a fault happens to the next calls of its endpoint, then leaves the list (MOC-3)', async () => {
  activate({ endpoint: 'keys.list', is: '502 page', times: 2 });
  const statuses = async () => [(await ask(keys)).status, (await ask(endpointOf('users.list'))).status];
  expect(await statuses()).toEqual([502, 200]);
  expect(db.settings.overrides).toMatchObject([{ times: 1 }]);
  expect(await statuses()).toEqual([502, 200]);
  expect(db.settings.overrides).toEqual([]);
  expect(await statuses()).toEqual([200, 200]);
});

it('a fault ends by itself after some seconds without a connection', async () => {
  activate({ is: 'offline and back', times: 1, seconds: 5 });
  let now = REFERENCE_NOW;
  clock.realTime = () => now;
  for (const passed of [0, 2000, 2999]) {
    now += passed;
    expect((await ask(keys)).response.type).toBe('error');
  }
  now += 1;
  expect((await ask(keys)).status).toBe(200);
  expect(db.settings.overrides).toEqual([]);
});

const page = (index: number, search = '') =>
  admin.ask(keys, { query: { page: index, size: 10, sort: 'id', descending: true, search } });

it('a fault happens to one page, one search or one row alone, each time (MOC-3)', async () => {
  activate(
    { endpoint: 'keys.list', is: '502 page', when: { page: 3, search: '' } },
    { is: '500 without body', when: { search: 'a' } },
    { is: '413 too large', when: { id: 7 } },
  );
  const answers = [await page(1), await page(2), await page(2), await page(2, 'a'), await page(2, 'ab')];
  expect(answers.map(({ status }) => status)).toEqual([200, 502, 502, 500, 200]);
  const { body } = examples['products.update'];
  const edit = (id: number) => admin.ask(endpointOf('products.update'), { id, body });
  expect([(await edit(7)).status, (await edit(1)).status]).toEqual([413, 200]);
});

it('a fault changes single values of an answer, and logs the values that are missing', async () => {
  const before = (await page(0)).body.items;
  const { id } = before[4];
  activate({
    endpoint: 'keys.list',
    is: 'changed values',
    patch: {
      'items[0].usedBy.username': 'x',
      [`items[id=${id}].code`]: null,
      'items[99].code': 1,
      'items[1].id': null,
      total: 7,
    },
  });
  const { items, total } = (await page(0)).body;
  expect([items[4], total]).toEqual([{ ...before[4], code: null }, 7]);
  expect(items.slice(5)).toEqual(before.slice(5));
  expect(requestLog.all().at(-1)!.reason).toMatch(
    /this answer had no .*items\[99\]\.code.*; the contract refuses it/,
  );
});

it.each(names.filter((name) => faults[name].part !== 'upload'))(
  '%s: the server carries the call out as the table states',
  async (fault) => {
    const create = 'products.create';
    if (reasonNotApplicable(create, fault)) return;
    activate({ is: fault, ...(faults[fault].setting?.name === 'seconds' && { seconds: 0.01 }) });
    const before = db.products.size;
    const { method, path } = endpointOf(create);
    const asked = admin.request(method, path, JSON.stringify(examples[create].body));
    await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, 50))]);
    expect(db.products.size - before).toBe(faults[fault].carriesOut ? 1 : 0);
  },
);
