// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { config } from '#src/lib/config.ts';
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

it('reports what nobody caught, each once (HOS-4)', () => {
  const fail = () =>
    window.dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is undefined') }));
  fail();
  fail();
  const rejected = Object.assign(new Event('unhandledrejection'), { reason: 'no longer there' });
  window.dispatchEvent(rejected);
  expect(messages()).toEqual(['TypeError: x is undefined', 'Error: no longer there']);
});

it('leaves out messages of the browser and what was cancelled', () => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
  report(new DOMException('cancelled', 'AbortError'));
  expect(sent).not.toHaveBeenCalled();
});

it('stops after ten', () => {
  for (let at = 0; at < 20; at += 1) report(new Error(`failure ${at}`));
  expect(sent).toHaveBeenCalledTimes(10);
});

it('has no secrets and no query of the page (HOS-4)', () => {
  history.replaceState(null, '', '/dash?redeem=JHMW-9QTX-K2LP');
  const error = new Error(
    'Cannot redeem JHMW-9QTX-K2LP with eyJhbGciOi.eyJ1c2Vy.c2ln from 192.168.0.12 at https://x.test/dash?redeem=AB12',
  );
  error.stack = 'Error\n    at f (https://x.test/assets/index-Ab_9.js:12:345)';
  const made = errorReport(error);
  expect(made.message).toBe('Error: Cannot redeem [code] with [token] from [address] at https://x.test/dash');
  expect(made.stack).toContain('https://x.test/assets/index-Ab_9.js:12:345');
  expect(made.page).toBe('/dash');
});

it('posts to the configured endpoint, without cookies', async () => {
  stop();
  const fetched = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', fetched);
  config.errorEndpoint = 'https://errors.example/web';
  stop = watchErrors();
  report(new Error('gone'));
  const [address, init] = fetched.mock.calls[0]!;
  expect(address).toBe('https://errors.example/web');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(JSON.parse(init!.body as string)).toMatchObject({ message: 'Error: gone', page: location.pathname });
});

it('sends nothing where nobody wants it', () => {
  stop();
  const fetched = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetched);
  stop = watchErrors();
  report(new Error('gone'));
  expect(fetched).not.toHaveBeenCalled();
});
