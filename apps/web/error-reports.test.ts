// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { config } from '#src/app/config.ts';
import { type ErrorReport, errorReport, report, watchErrors } from './error-reports.ts';

const sent = vi.fn<(report: ErrorReport) => void>();
let stop = () => {};
beforeEach(() => {
  stop = watchErrors(sent);
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  config.errorEndpoint = '';
});

const messages = () => sent.mock.calls.map(([{ message }]) => message);

it('reports each uncaught error once (HOS-4)', () => {
  const fail = () =>
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is undefined') }));
  fail();
  fail();
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: 'no longer there' });
  window.dispatchEvent(rejected);
  expect(messages()).toEqual(['TypeError: x is undefined', 'Error: no longer there']);
});

it('ignores messages of the browser and cancellations', () => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
  report(new DOMException('cancelled', 'AbortError'));
  expect(sent).not.toHaveBeenCalled();
});

it('sends ten in a minute at most (HOS-4)', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const fail = (at: number) =>
    report(Object.assign(new Error(), { stack: `https://x.test/assets/start-Ab_9xY12.js:${at}:1` }));
  for (let at = 0; at < 20; at += 1) fail(at);
  expect(sent).toHaveBeenCalledTimes(10);
  vi.advanceTimersByTime(60_000);
  fail(20);
  expect(sent).toHaveBeenCalledTimes(11);
  vi.useRealTimers();
});

it('keeps known words and positions in files of the build, and neither query nor unknown path (HOS-4)', () => {
  history.replaceState(null, '', '/dash?redeem=JHMW-9QTX-K2LP');
  const error = new TypeError(
    'Cannot read properties of undefined (reading "JHMW-9QTX") at https://x.test/assets/UsersScreen-Ab_9xY12.js',
  );
  error.stack = `${error.message}
    at f (https://x.test/assets/start-Ab_9xY12.js:12:345)
    at https://x.test/JHMW:1:2`;
  expect(errorReport(error)).toMatchObject({
    message:
      'TypeError: Cannot read properties of undefined (reading "…") at /assets/UsersScreen-Ab_9xY12.js',
    stack: '/assets/UsersScreen-Ab_9xY12.js\n/assets/start-Ab_9xY12.js:12:345',
    page: '/dash',
  });
  history.replaceState(null, '', '/redeem/JHMW-9QTX-K2LP');
  expect(errorReport(error).page).toBe('…');
});

const letters = (characters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength });
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALPHANUMERIC = `${CAPITALS}${CAPITALS.toLowerCase()}0123456789`;
const secret = fc.oneof(
  letters(`${CAPITALS}0123456789`, 4, 12), // invite codes and short keys
  fc.constantFrom('LOADED', 'STORAGE', 'TOKEN'), // codes that are words
  fc
    .array(letters(`${CAPITALS}0123456789`, 2, 6), { minLength: 2, maxLength: 5 })
    .map((parts) => parts.join('-')),
  letters('0123456789abcdef', 32, 32), // a HWID without hyphens
  fc.ipV4(),
  fc.ipV6(),
  fc.emailAddress(),
  letters(`${ALPHANUMERIC}-_`, 16, 64), // an opaque token
  letters(`${ALPHANUMERIC}_-`, 8, 40).map((part) => `eyJ${part}.${part}.${part}`),
);
const around = fc.constantFrom(
  (text: string) => `Cannot redeem ${text}`,
  (text: string) => `Unexpected token '${text}', "${text}..." is not valid JSON`,
  (text: string) => `Failed to fetch https://x.test/api/keys?search=${text}#${text}`,
  (text: string) => `/assets/start-Ab_9xY12.js:1:2?key=${text}`,
  (text: string) => `the key:${text}.`,
  (text: string) => `{"code":"${text}","user":${text}}`,
  (text: string) => `map[${text}] is undefined\n    at ${text} (https://x.test/${text}.js:1:2)`,
);

it('contains no secret, in whatever form and place (HOS-4)', () => {
  fc.assert(
    fc.property(secret, around, (text, sentence) => {
      history.replaceState(null, '', `/${encodeURIComponent(text)}?redeem=${encodeURIComponent(text)}`);
      const { message, stack, page } = errorReport(new Error(sentence(text)));
      const said = `${message} ${stack} ${page}`.replaceAll('/assets/start-Ab_9xY12.js:1:2', '');
      expect(said).not.toContain(text);
      for (const part of text
        .split(/[^A-Za-z0-9]+/)
        .filter((piece) => piece.length > 3 && /\d|[A-Z]/.test(piece)))
        expect(said).not.toContain(part);
    }),
    { numRuns: 500 },
  );
});

it('reports violations of the policy without the address (DEC-140)', () => {
  const violation = Object.assign(new Event('securitypolicyviolation', { bubbles: true }), {
    effectiveDirective: 'script-src-elem',
    blockedURI: 'https://x.test/?key=JHMW-9QTX',
    sourceFile: 'https://x.test/assets/start-Ab_9xY12.js?key=JHMW-9QTX',
    lineNumber: 1,
    columnNumber: 2,
  });
  document.dispatchEvent(violation);
  document.dispatchEvent(violation);
  expect(messages()).toEqual(['Error: blocked by the policy: script-src-elem']);
  expect(JSON.stringify(sent.mock.calls)).not.toContain('JHMW');
});

it('an endpoint that fails leads to no further report', async () => {
  stop();
  config.errorEndpoint = 'https://errors.example/web';
  let posts = 0;
  // not vi.fn, which handles the rejection: one that nobody handles fails the run
  vi.stubGlobal('fetch', () => {
    posts += 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  stop = watchErrors();
  report(new Error('gone'));
  await new Promise((resolve) => setTimeout(resolve)); // an unhandled rejection is told after the microtasks
  expect(posts).toBe(1);

  stop();
  const thrown = vi.fn(() => {
    throw new Error('no');
  });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  stop = watchErrors(thrown);
  expect(() => report(new Error('gone'))).not.toThrow();
  expect(thrown).toHaveBeenCalledOnce();
  warn.mockRestore();
});

it('posts to the configured endpoint, without cookies and referrer', async () => {
  stop();
  const fetched = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  config.errorEndpoint = 'https://errors.example/web';
  stop = watchErrors();
  report(new Error('gone'));
  const [address, init] = fetched.mock.calls[0]!;
  expect(address).toBe('https://errors.example/web');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(JSON.parse(init!.body as string)).toMatchObject({ message: 'Error: gone', page: '…' });
});

it('sends nothing without an endpoint', () => {
  stop();
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  stop = watchErrors();
  report(new Error('gone'));
  expect(fetched).not.toHaveBeenCalled();
});
