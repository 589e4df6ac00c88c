import { beforeEach, expect, it } from 'vitest';
import { keys } from '#src/contract/admin/keys.ts';
import { products } from '#src/contract/admin/products.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { examples } from '#src/contract/examples.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { decodeReply } from '#src/contract/wire.ts';
import { parseInstant } from '#src/contract/wire-times.ts';
import { db } from '../db/index.ts';
import { freshWorld, TestClient } from '../handlers/test-client.ts';
import { inOtherForms } from './alternative-forms.ts';

beforeEach(() => {
  freshWorld();
  db.settings.server = 'another';
});

/** Times as seconds since 1970, since another server's text is kept. */
const comparable = (value: unknown) =>
  JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'string' && /^\d{4}-\d\d-\d\d[T ]/.test(field)
      ? Math.floor(parseInstant(field) / 1000)
      : field,
  );

it('sends other forms, which the client reads as the same (MOC-6)', () => {
  for (const [name, { reply }] of namedEndpoints) {
    const example = (examples as Record<string, { reply?: unknown }>)[name]?.reply;
    if (example === undefined || typeof example !== 'object') continue;
    const wire = JSON.parse(JSON.stringify(example)) as unknown;
    const other = JSON.parse(JSON.stringify(inOtherForms(reply, wire))) as unknown;
    expect(JSON.stringify(other), name).not.toBe(JSON.stringify(wire));
    const [read, expected] = [decodeReply(reply, other), decodeReply(reply, wire)];
    expect(read.unreadable, name).toEqual([]);
    expect(comparable(read.data), name).toBe(comparable(expected.data));
  }
});

it('sends empty successes, refusals in a 2xx, and no product that the customer has', async () => {
  const admin = await TestClient.of('admin');
  const remove = await admin.ask(keys.remove, { id: 5 });
  expect(remove.status).toBe(204);
  const { response } = await admin.ask(products.create, { body: examples['products.create'].body });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, null]);
  expect((await admin.ask(keys.remove, { id: 5 })).body).toEqual({
    success: false,
    code: 404,
    message: 'Key not found',
  });
  const premium = await TestClient.of('premium');
  const { body } = await premium.ask(subscriptions.mine);
  const names = body.products.map(({ name }: { name: string }) => name);
  expect(names).not.toContain(body.subscriptions[0].product.name);
});
