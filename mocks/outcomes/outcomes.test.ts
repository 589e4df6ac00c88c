import { describe, expect, it } from 'vitest';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { db } from '../db/index.ts';
import { freshWorld, TestClient } from '../handlers/test-client.ts';
import { endpointOf } from '../server/find-endpoint.ts';
import { faults } from '../faults/index.ts';
import { failures } from './failures.ts';
import { override } from './override.ts';
import { type OutcomeName, outcomes } from './index.ts';

const all = namedEndpoints.flatMap(([endpoint]) =>
  Object.entries(outcomes[endpoint]).map(([name, value]) => [endpoint, name, value] as const),
);

/** Names that every endpoint has; tested for one of them. */
const common = new Set(Object.keys(failures({ source: '' })));

describe('each outcome', () => {
  it('is data, names its source, and is either a response or a network failure', () => {
    for (const [endpoint, name, { status, network, source }] of all) {
      expect(source, `${endpoint} ${name}`).toMatch(/\b[A-Z]{3}-\d+\b/);
      expect(
        [status, network].filter((part) => part !== undefined),
        `${endpoint} ${name}`,
      ).toHaveLength(1);
      expect(name).toMatch(/^[a-z][A-Za-z0-9]*$/);
      expect(faults, 'a name of one kind').not.toHaveProperty(name);
    }
    expect(JSON.parse(JSON.stringify(outcomes))).toEqual(outcomes);
  });

  it('has its status as code of a JSON refusal; the user sees its message or the default (API-3)', () => {
    for (const [endpoint, name, { status = 0, body, text, userSees }] of all.filter(
      ([, , { status = 0 }]) => status >= 400,
    )) {
      if (text) continue;
      expect((body as { code: number }).code, `${endpoint} ${name}`).toBe(status);
      const ownWords = JSON.stringify(body).includes(userSees ?? '');
      const isDefault = userSees === outcomes[endpoint].noMessage!.userSees;
      if (userSees !== undefined)
        expect(
          ownWords || isDefault || /^(Invalid username|Sorry vole)/.test(userSees),
          `${endpoint} ${name}`,
        ).toBe(true);
    }
  });
});

describe('a forced outcome', () => {
  it('happens once if the client recovers', async () => {
    freshWorld();
    const browser = await TestClient.of('customer');
    const me = endpointOf('auth.me');
    db.settings.overrides = [override('auth.me', 'expiredToken')];
    expect(await browser.ask(me)).toMatchObject({ status: 401, body: { message: 'Expired JWT Token' } });
    expect((await browser.ask(me)).status).toBe(200);
  });

  it.each(
    all.filter(
      ([endpoint, name, { network }]) =>
        network !== 'hang' && (endpoint === 'keys.update' || !common.has(name)),
    ),
  )(
    '%s %s is sent unchanged, and is in the OpenAPI document unless marked otherwise',
    async (endpointName, name, { status, body, text }) => {
      freshWorld();
      db.settings.overrides = [override(endpointName, name as OutcomeName)];
      const endpoint = endpointOf(endpointName);
      const answer = await new TestClient().send(endpoint.method, endpoint.path.replace(':id', '1'));
      if (status === undefined) return expect(answer.response.type).toBe('error');
      expect(answer.status).toBe(status);
      if (text) expect(await answer.response.text()).toBe(text.content);
      else expect(answer.body).toEqual(body);
    },
  );
});
