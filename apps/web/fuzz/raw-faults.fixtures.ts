/** A response that replaces the server's; without a status it is a network error. */
export interface RawFault {
  status?: number;
  type?: string;
  body?: string | null;
  /** Set if the response came through a redirect. */
  isRedirected?: true;
}

const json = (status: number, body: unknown): RawFault => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
const MARKUP = '<img src=x onerror="globalThis.hacked = true">';

/** Malformed responses beyond the faults of the mock backend (mocks/faults). */
export const rawFaults: Record<string, RawFault> = {
  'a page at the end of a redirect': {
    status: 200,
    type: 'text/html',
    body: '<h1>Hi</h1>',
    isRedirected: true,
  },
  'an empty body without a type': { status: 200, body: '' },
  '204': { status: 204, body: null },
  null: json(200, null),
  'a bare text': json(200, 'ok'),
  'half an answer': { status: 200, type: 'application/json', body: '{"items":[{"id":1,"na' },
  bytes: { status: 200, type: 'application/octet-stream', body: '\u0000\u0001\u0002PK' },
  '304': { status: 304, body: null },
  '401 in other words': json(401, { message: 'Invalid JWT Token' }),
  '404': json(404, {}),
  '422 with violations': json(422, { violations: [{ propertyPath: 'nothing.here', message: 'Closed' }] }),
  '503 with words of a wrong type': json(503, { message: { text: 'no' }, error: [], errors: 'none' }),
  '503 with 100 kB of words': json(503, { message: 'x'.repeat(100_000) }),
  '503 with words of markup': json(503, { message: MARKUP }),
  'a cut connection': {},
};
