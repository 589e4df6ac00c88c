// @vitest-environment node
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { createHandlers } from '../handlers/index.ts';
import { type Answer, sendAll } from './drive.fixtures.ts';
import { generatedCalls } from './generated-calls.fixtures.ts';
import { createMockServer } from './http.ts';
import { server } from './node.ts';

const CALLS = 2000;
/** Milliseconds; some seconds on an idle machine. */
const PATIENCE = 600_000;
const steps = generatedCalls(CALLS, Number(process.env.SEED ?? 1));

let answersOverHttp: Promise<Answer[]> | undefined;

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-15T12:00:00Z') }));
afterAll(() => void vi.useRealTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Over real sockets; once for all tests. */
const overHttp = () => (answersOverHttp ??= sendOverHttp());

async function sendOverHttp() {
  const http = createMockServer().listen(0, 'localhost');
  await once(http, 'listening');
  const origin = `http://localhost:${(http.address() as AddressInfo).port}`;
  const answers = await sendAll({ origin, send: fetch }, steps);
  http.close();
  return answers;
}

async function inProcess() {
  server.listen({ onUnhandledRequest: 'error' });
  const answers = await sendAll({ origin: 'http://in-process.test', send: fetch }, steps);
  server.close();
  return answers;
}

/**
 * The handlers as the service worker has them: cookies in the document instead of the request, below a base path.
 * What a real worker adds is tested elsewhere: the state in local storage by persisted-journal.test.ts, the way of
 * requests and answers between page and worker by the stories and the demo's end-to-end tests.
 */
async function asInWorker() {
  const origin = 'http://demo.test/base';
  const document = { cookie: '' };
  vi.stubGlobal('document', document);
  let imports = 0;
  const handlers = createHandlers({ httpOnly: false, origin, catchUp: () => void (imports += 1) });
  const answers = await sendAll(
    {
      origin,
      send: async (request) => (await getResponse(handlers, request))!,
      keepCookies: (cookies) => void (document.cookie = cookies),
    },
    steps,
  );
  expect(imports).toBeGreaterThan(CALLS);
  return answers;
}

it(
  `answers ${CALLS} generated calls the same over HTTP and in process`,
  async () => {
    const http = await overHttp();
    expectEqual(await inProcess(), http);
  },
  PATIENCE,
);

it(
  'and the same as in the service worker',
  async () => {
    const http = await overHttp();
    expectEqual(await asInWorker(), http);
  },
  PATIENCE,
);

it(
  'generates calls of which many succeed and others are refused for every reason',
  async () => {
    const answers = await overHttp();
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([
      200, 204, 400, 401, 403, 404, 409,
    ]);
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(CALLS / 3);
    const successful = new Set(steps.filter((_, at) => answers[at]!.status < 300).map(({ name }) => name));
    expect(namedEndpoints.map(([name]) => name).filter((name) => !successful.has(name))).toEqual([]);
  },
  PATIENCE,
);

function expectEqual(answers: Answer[], others: Answer[]) {
  expect(answers.length).toBe(steps.length);
  for (const [index, answer] of answers.entries())
    expect(answer, `step ${index}: ${JSON.stringify(steps[index])}`).toEqual(others[index]);
}
