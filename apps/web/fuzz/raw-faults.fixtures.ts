import { faults } from '#mocks/faults/index.ts';
import { captivePage, type FixedAnswer, proxyPage } from '#mocks/faults/pages.ts';

/** A response that replaces the server's; without a status it is a network error. */
export interface RawFault {
  status?: number;
  type?: string;
  body?: string | null;
  /** Whether the response came through a redirect. */
  isRedirected?: true;
  /** The message in it that the user should see. */
  words?: string;
}

const page = captivePage.body!;
const html = { type: 'text/html', body: page };
const json = (status: number, body: unknown): RawFault => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
const WORDS = 'Closed for stocktaking';

/** The faults of the mock backend that always have the same answer. */
const ofMock = Object.fromEntries(
  Object.entries(faults).flatMap(([name, { answer }]) => (answer ? [[name, withWords(answer)]] : [])),
);

function withWords({ status, type, body }: FixedAnswer): RawFault {
  const words = body && type === 'application/json' && (JSON.parse(body) as { message: string }).message;
  return { status, ...(type && { type }), ...(body && { body }), ...(words && { words }) };
}

/**
 * Responses of proxies, gateways, broken deployments and bad connections: those of the mock backend, and malformed
 * ones that nobody would choose in its panel. The mock's other faults change the server's own answer.
 */
export const rawFaults: Record<string, RawFault> = {
  ...ofMock,
  'a page without a type': { status: 200, body: page },
  'a page at the end of a redirect': { status: 200, ...html, isRedirected: true },
  'an empty body': { status: 200, type: 'application/json', body: '' },
  'an empty body without a type': { status: 200, body: '' },
  '204': { status: 204, body: null },
  null: json(200, null),
  'a bare text': json(200, 'ok'),
  'half an answer': { status: 200, type: 'application/json', body: '{"items":[{"id":1,"na' },
  bytes: { status: 200, type: 'application/octet-stream', body: '\u0000\u0001\u0002PK' },
  '304': { status: 304, body: null },
  '400 with words': { ...json(400, { code: 400, message: WORDS }), words: WORDS },
  '401 in other words': {
    ...json(401, { code: 401, message: 'Invalid JWT Token' }),
    words: 'Invalid JWT Token',
  },
  '403 with a page': proxyPage('403 Forbidden'),
  '404': json(404, {}),
  '409 with words': { ...json(409, { message: WORDS }), words: WORDS },
  '422 with violations': {
    ...json(422, { violations: [{ propertyPath: 'nothing.here', message: WORDS }] }),
    words: WORDS,
  },
  '429 without words': json(429, { code: 429 }),
  '500 without words': json(500, { code: 500 }),
  '503 with words of a wrong type': json(503, { message: { text: 'no' }, error: [], errors: 'none' }),
  '503 with 100 kB of words': {
    ...json(503, { message: 'x'.repeat(100_000) }),
    words: 'x'.repeat(400),
  },
  '503 with words of markup': {
    ...json(503, { message: '<img src=x onerror="globalThis.hacked = true">' }),
    words: '<img src=x onerror="globalThis.hacked = true">',
  },
  'a cut connection': {},
};
