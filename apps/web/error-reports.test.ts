// @vitest-environment jsdom
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
  config.errorEndpoint = '';
});

const types = () => sent.mock.calls.map(([{ type }]) => type);

it('reports each uncaught error once (HOS-4)', () => {
  const fail = () =>
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is undefined') }));
  fail();
  fail();
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: 'no longer there' });
  window.dispatchEvent(rejected);
  expect(types()).toEqual(['TypeError', 'Error']);
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
});

it('holds the type, a path of the app and positions in files of the build, and no text (HOS-4)', () => {
  history.replaceState(null, '', '/dash?redeem=JHMW-9QTX-K2LP');
  const error = new TypeError('cannot redeem sunshine at https://x.test/assets/UsersScreen-Ab_9xY12.js:1:2');
  error.stack = `TypeError: ${error.message}
    at f (https://x.test/assets/start-Ab_9xY12.js:12:345?redeem=JHMW-9QTX-K2LP)
    at https://x.test/JHMW:1:2`;
  const { release: _, time: __, browser: ___, ...sentReport } = errorReport(error);
  expect(sentReport).toEqual({ type: 'TypeError', stack: '/assets/start-Ab_9xY12.js:12:345', page: '/dash' });
  history.replaceState(null, '', '/redeem/JHMW-9QTX-K2LP');
  expect(errorReport(error).page).toBe('…');
  expect(errorReport(Object.assign(error, { name: 'JHMW-9QTX' })).type).toBe('Error');
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
  expect(types()).toEqual(['policy script-src-elem']);
  expect(JSON.stringify(sent.mock.calls)).not.toContain('JHMW');
});

it('an endpoint that fails leads to no further report', async () => {
  stop();
  config.errorEndpoint = 'https://errors.example/web';
  let posts = 0;
  // not vi.fn, which handles the rejection: an unhandled one fails the run
  vi.stubGlobal('fetch', () => {
    posts += 1;
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  stop = watchErrors();
  report(new Error('gone'));
  await new Promise((resolve) => setTimeout(resolve)); // the event of an unhandled rejection follows the microtasks
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
  expect(JSON.parse(init!.body as string)).toMatchObject({ type: 'Error', page: '…' });
});

it('sends nothing without an endpoint', () => {
  stop();
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  stop = watchErrors();
  report(new Error('gone'));
  expect(fetched).not.toHaveBeenCalled();
});
