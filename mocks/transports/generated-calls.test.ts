import { getResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { db } from '../db/index.ts';
import { createHandlers } from '../handlers/index.ts';
import { type Answer, sendAll, sendInProcess, sendOverHttp } from './drive.fixtures.ts';
import { generatedCalls } from './generated-calls.fixtures.ts';

const { GENERATED_CALLS, SEED } = process.env;
const steps = generatedCalls(Number(GENERATED_CALLS ?? 400), Number(SEED ?? 1));
/** Milliseconds; some seconds on an idle machine. */
const PATIENCE = 600_000;

let overHttp: Answer[] | undefined;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-15T12:00:00Z') }));

/**
 * The handlers as the service worker has them: cookies in the document instead of the request, below a base path.
 * Other tests cover the rest of a real worker: the state in local storage by persisted-journal.test.ts, the way of
 * requests and answers between page and worker by the stories and the demo's end-to-end tests.
 */
async function sendAsInWorker() {
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
  expect(imports).toBeGreaterThanOrEqual(steps.length);
  return answers;
}

it.each([
  ['in process', () => sendInProcess(steps)],
  ['as in the service worker', sendAsInWorker],
])(
  `answers ${steps.length} generated calls %s as over HTTP (CON-3)`,
  async (_, send) => {
    overHttp ??= await sendOverHttp(steps);
    const answers = await send();
    expect(answers.length).toBe(steps.length);
    for (const [index, answer] of answers.entries())
      expect(answer, `step ${index}: ${JSON.stringify(steps[index])}`).toEqual(overHttp[index]);
  },
  PATIENCE,
);

function expectConsistentRows() {
  const [keys, invites] = [db.keys.all(), db.invites.all()];
  for (const codes of [keys, invites]) expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length);
  for (const { status, usedDate, usedById } of [...keys, ...invites]) {
    expect(status === 'USED').toBe(usedDate !== null);
    if (usedById !== null) expect([status, db.users.find(usedById)?.id]).toEqual(['USED', usedById]);
  }
  for (const { productId } of [...keys, ...db.subscriptions.all()])
    expect(db.products.find(productId)).toBeDefined();
  for (const { userId } of [...db.subscriptions.all(), ...db.hwidRequests.all(), ...db.sessions.all()])
    expect(db.users.find(userId)).toBeDefined();
  const waiting = db.hwidRequests.where('status', 'PENDING').map(({ userId }) => userId);
  expect(new Set(waiting).size).toBe(waiting.length);
}

it(
  'generates calls of which many succeed and others are refused for every reason, and the rows stay consistent',
  async () => {
    const many = generatedCalls(2000, 1);
    const answers = await sendInProcess(many);
    expectConsistentRows();
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([
      200, 204, 400, 401, 403, 404, 409,
    ]);
    expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(2000 / 3);
    const successful = new Set(many.filter((_, at) => answers[at]!.status < 300).map(({ name }) => name));
    expect(namedEndpoints.map(([name]) => name).filter((name) => !successful.has(name))).toEqual([]);
  },
  PATIENCE,
);
