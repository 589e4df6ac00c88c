// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { db } from '#mocks/db/index.ts';
import { type FaultName, faults } from '#mocks/faults/index.ts';
import { override } from '#mocks/outcomes/override.ts';
import { requestLog } from '#mocks/log/request-log.ts';
import { outcomes } from '#mocks/outcomes/index.ts';
import { endpointOf } from '#mocks/server/find-endpoint.ts';
import { type Cell, CELL_TESTS, cells, titleOf } from '#storybook/pages/matrix/cells.ts';
import { ApiError, SessionEnded } from '#src/api/error.ts';
import type { Reply } from '#src/contract/endpoint.ts';
import { namedEndpoints } from '#src/contract/endpoints.ts';
import { subscriptions } from '#src/contract/subscriptions.ts';
import { statusInBody } from '#src/contract/wire.ts';
import { type RawFault, rawFaults } from './raw-faults.fixtures.ts';
import { replaceAnswers } from './replace-answers.ts';
import { beginAsAdmin, fieldsOf, makeUsualCall } from './usual-calls.fixtures.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** A reply without a URL is accepted, because BUY-2 has a message for it. */
type Checkout = Reply<typeof subscriptions.checkout>;

/** True for the faults that an endpoint without a required reply may accept as a success. */
const mayPass = ({ status, body, type }: RawFault) => status === 204 || (status === 200 && !body && !type);

describe('every raw fault in the place of every answer', () => {
  it.each(namedEndpoints)('%s', async (name, endpoint) => {
    const wrong: string[] = [];
    for (const [what, fault] of Object.entries(rawFaults)) {
      beginAsAdmin();
      replaceAnswers(() => fault);
      try {
        const reply = await makeUsualCall(name);
        const isWithoutUrl = endpoint === subscriptions.checkout && !(reply as Checkout).checkout;
        const isFile = endpoint.replies === 'binary' && what === 'bytes'; // whatever they are (DEC-141)
        if (!mayPass(fault) && !isWithoutUrl && !isFile) wrong.push(`${what} is accepted as a success`);
      } catch (error) {
        if (!(error instanceof ApiError || error instanceof SessionEnded))
          wrong.push(`${what}: ${String(error)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

/**
 * Outcomes of a call with a fault. It fails with this status (0 without a response) or with an error at every field,
 * succeeds as without the fault, or succeeds where the answer has a body or the contract requires none.
 */
type Ending =
  | number
  | 'succeeds'
  | 'succeeds with a body'
  | 'succeeds if nothing is required'
  | 'fails at each field';

/** Endings of faults that change the server's own answer. */
const endings: Partial<Record<FaultName, Ending>> = {
  slow: 'succeeds',
  'slow body': 'succeeds',
  'truncated JSON': 200,
  'wrong content type': 'succeeds with a body',
  'responses may be cached': 'succeeds',
  'empty body': 200,
  '204 no content': 'succeeds if nothing is required',
  'wrong shape': 'succeeds if nothing is required',
  'changed values': 'succeeds',
  'unknown status word': 'succeeds',
  'field errors': 'fails at each field',
  'field violations': 'fails at each field',
  'field list': 'fails at each field',
};

function endingOf({ call, kind, name }: Cell): Ending {
  const fault = faults[name as FaultName];
  const isPage = fault?.answer?.type === 'text/html'; // of others, in place of the server's answer (API-8)
  if (kind === 'fault') return endings[name as FaultName] ?? (isPage ? 0 : (fault.answer?.status ?? 0));
  const { network, status = 0, body, text, once, offContract } = outcomes[call][name]!;
  if (network || text) return 0; // by the status of a page no rule acts (API-8)
  const refused = status < 400 && statusInBody(body); // API-3
  if (refused) return refused;
  return (status < 400 && !offContract) || once ? 'succeeds' : status;
}

function succeeds({ call, name }: Cell, ending: Ending): boolean {
  const { reply, replies, assumed } = endpointOf(call);
  if (ending === 'succeeds') return true;
  if (ending === 'succeeds with a body') return !assumed?.reply?.startsWith('204');
  // BUY-2 has a message for a reply without a URL
  if (ending === 200) return call === 'subscriptions.checkout';
  if (ending !== 'succeeds if nothing is required' || replies === 'binary') return false;
  return z.safeParse(reply, name === '204 no content' ? undefined : { data: null, version: 2 }).success;
}

type End = { reply: unknown } | { error: unknown };

/** Waits for the end of a call, while the time passes that it takes. */
async function endOf(asked: Promise<unknown>): Promise<End> {
  let end: End | undefined;
  asked.then(
    (reply) => (end = { reply }),
    (error: unknown) => (end = { error }),
  );
  while (!end) await vi.advanceTimersToNextTimerAsync();
  return end;
}

function switchOn({ call, kind, name }: Cell) {
  const is = name as FaultName;
  // less than the patience of any call
  const hasSeconds = kind === 'fault' && faults[is].setting?.name === 'seconds';
  db.settings.overrides = [override(call, is, hasSeconds ? { seconds: 1 } : {})];
}

describe(CELL_TESTS.suite, () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    beginAsAdmin();
  });
  const own = cells.filter(({ cover }) => cover.by === 'test' && cover.file === CELL_TESTS.file);

  it.each(own.map((cell) => [titleOf(cell), cell] as const))('%s', async (_, cell) => {
    const { call, kind, name } = cell;
    switchOn(cell);
    requestLog.clear();
    const end = await endOf(makeUsualCall(call));

    const logged = requestLog.all().find((entry) => entry.call === call);
    expect(logged).toMatchObject({ answeredBy: kind, outcome: name });
    const ending = endingOf(cell);
    if (succeeds(cell, ending)) return expect(end).toHaveProperty('reply');
    const error = 'error' in end && (end.error as ApiError);
    if (!(error instanceof ApiError)) return expect.fail(`ended by ${JSON.stringify(end)}`);
    if (typeof ending === 'number') return expect(error.status).toBe(ending);
    if (ending !== 'fails at each field') return expect(error.status).toBeLessThan(300);
    expect(error.status).toBe(422);
    expect(error.body.errors?.map(({ field }) => field)).toEqual(fieldsOf(call));
  });
});
