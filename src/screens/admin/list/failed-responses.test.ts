// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { call } from '#src/api/call.ts';
import { ApiError } from '#src/api/error.ts';
import { connection } from '#src/api/connection.ts';
import { sessionScope } from '#src/api/session-scope.ts';
import { keys } from '#src/contract/admin/keys.ts';
import { failureOf } from '#src/data/use-write.ts';
import { failureReason } from './ListBody.tsx';

const server = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  sessionScope.begin();
  vi.stubGlobal('fetch', server);
  vi.spyOn(console, 'warn').mockReturnValue();
});

// bodies of nginx 1.22 and PHP 8.2
const nginx = (title: string) =>
  `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n<hr><center>nginx/1.22.1</center>\r\n</body>\r\n</html>\r\n`;
const php = (error: string) => `<br />\n<b>${error}</b> in <b>/app/index.php</b> on line <b>12</b><br />\n`;
const NOTICE = php('Warning</b>:  Undefined variable $x');
const XDEBUG = `<table><tr><th>#</th></tr><tr><td>1</td><td>{main}( )</td></tr></table>\n`;
const LIST = '{"items":[],"total":0}';
const portal = '<!DOCTYPE html>\n<html><head><title>Hotel WLAN</title></head><body>Sign in</body></html>';

const FAILED = 'Error deleting key';
const MAY = 'It may have gone through';
const NOT_SERVER = 'The answer did not come from the server.';
const UNREADABLE = 'The server’s answer could not be read.';
const json = 'application/json';
const html = 'text/html; charset=UTF-8';

interface Seen {
  /** The status by which rules act. */
  status: number | 'success';
  reads: string;
  writes: string[];
  isNotice?: true;
}
const asks = (...more: string[]): Seen => ({
  status: 0,
  reads: NOT_SERVER,
  writes: [FAILED, ...more],
  isNotice: true,
});
const seen = (status: number, reads: string, ...more: string[]): Seen => ({
  status,
  reads,
  writes: [FAILED, ...more],
});
const silent = (status: number) => `The server did not say why (error ${status}).`;
const success: Seen = { status: 'success', reads: '', writes: [] };
const message = (status: number): Seen => ({
  status,
  reads: 'The server answered “Closed”',
  writes: ['Closed'],
});

it.each<[string, number, string | undefined, string | null, Seen]>([
  ['redirect', 302, 'text/html', nginx('302 Found'), asks()],
  ...[401, 403, 407, 511].map(
    (status) => [`HTML ${status}`, status, 'text/html', nginx(`${status} Denied`), asks()] as never,
  ),
  ['HTML 200', 200, html, portal, asks(MAY)],
  ['HTML 200 declared as JSON', 200, json, php('Fatal error</b>:  Uncaught Error'), asks(MAY)],
  ['HTML 200 that ends in JSON', 200, json, NOTICE + LIST, success],
  ['HTML 200 of Xdebug that ends in JSON', 200, html, XDEBUG + LIST, success],
  ['a text that ends in JSON', 200, html, `\nWarning: No $x in a.php on line 1\n${LIST}`, success],
  ['HTML 400 that ends in JSON', 400, html, `${NOTICE}{"message":"Closed"}`, message(400)],
  ['HTML 404', 404, 'text/html', nginx('404 Not Found'), seen(0, silent(404))],
  ['HTML 405', 405, 'text/html', nginx('405 Not Allowed'), seen(0, silent(405))],
  ['HTML 500', 500, html, php('Fatal error</b>:  Uncaught Error'), seen(0, silent(500))],
  ['an empty 500 of PHP', 500, html, '', seen(500, silent(500))],
  ['an empty 404', 404, undefined, null, seen(404, silent(404))],
  ['text 403', 403, 'text/plain', 'error code: 1020', seen(0, silent(403))],
  ['XML 403', 403, 'application/xml', '<?xml version="1.0"?>\n<Error/>', seen(0, silent(403))],
  [
    'HTML 502',
    502,
    'text/html',
    nginx('502 Bad Gateway'),
    seen(0, 'The server is not available (502).', MAY),
  ],
  ['HTML 503', 503, 'text/html', nginx('503 Unavailable'), seen(0, 'The server is not available (503).')],
  ['HTML 504', 504, 'text/html', nginx('504 Time-out'), seen(0, 'The server is not available (504).', MAY)],
  ['JSON 503 with a message', 503, json, '{"message":"Closed"}', message(503)],
  ['JSON 500 without a message', 500, json, '{}', seen(500, silent(500))],
  [
    'HTML 413',
    413,
    'text/html',
    nginx('413 Request Entity Too Large'),
    seen(0, 'Too large for the server (413).', 'Too large for the server (413)'),
  ],
  ['JSON 413 with a message', 413, json, '{"message":"Closed"}', message(413)],
  ['HTML 429', 429, 'text/html', nginx('429 Too Many Requests'), seen(0, silent(429))],
  ['JSON that is cut off', 200, json, '{"items":[{"id":1},', seen(200, UNREADABLE, MAY)],
  ['a text with 200', 200, 'text/plain', 'OK', seen(0, UNREADABLE, MAY)],
  ['an empty 200 of which nothing is read', 200, undefined, '', { ...success, reads: UNREADABLE }],
])('classifies %s (API-8, FRM-10)', async (_, status, type, body, { isNotice = false, ...expected }) => {
  const answer = (given: BodyInit | null, as: number, of?: string) =>
    server.mockImplementation(async () => {
      const response = new Response(given, { status: as });
      response.headers.delete('Content-Type');
      if (of) response.headers.set('Content-Type', of);
      return response;
    });
  answer(body, status, type);
  const query = { page: 0, size: 10, sort: 'id', descending: true, search: '' };
  const write: unknown = await call(keys.remove, { id: 1 }).catch((error: unknown) => error);
  const read: unknown = await call(keys.list, { query }).catch((error: unknown) => error);
  const isError = write instanceof ApiError;
  expect({
    status: isError ? write.status : 'success',
    reads: read instanceof Error ? failureReason(read) : '',
    writes: isError ? failureOf(write, FAILED).texts : [],
  }).toEqual(expected);
  expect(connection.get()).toBe(isNotice ? 'intercepted' : 'online');
  answer('{}', 404, json); // of any other call
  await call(keys.remove, { id: 2 }).catch(() => {});
  expect(connection.get()).toBe('online');
});

it.each([
  [new ApiError(0), 'The server did not answer. Check your connection.'],
  [new Error('items is missing'), UNREADABLE],
  [null, UNREADABLE],
])('gives a reason for %o', (error, reason) => expect(failureReason(error)).toBe(reason));
