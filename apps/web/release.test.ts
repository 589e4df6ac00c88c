// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadIfReplaced, replacement, watchReleases } from './release.ts';

const page = (entry: string) =>
  `<html><head><script type="module" crossorigin src="/assets/${entry}.js"></script></head></html>`;

let stop = () => {};
const reload = vi.fn();
const assign = vi.fn();

beforeEach(() => {
  document.head.innerHTML = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
  vi.stubGlobal('location', { ...location, reload, assign });
  stop = watchReleases();
});
afterEach(() => void stop());

const publish = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));

/** Imitates the build's loader that cannot import a chunk. */
function lose(): Error {
  const error = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return error;
}

it('a lost chunk of a replaced release leads to one reload (HOS-3)', async () => {
  publish(async () => new Response(page('index-2')));
  const error = lose();
  expect(await reloadIfReplaced(error)).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(replacement.get()).toBe(true);
  // the reload gave the same document, for example of another server
  expect(await reloadIfReplaced(error)).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

it('a release is recognized on a prerendered page too (HOS-3)', async () => {
  const prerendered = (entry: string) => `<script data-app="/assets/${entry}.js">run()</script>`;
  document.head.innerHTML = '<script data-app="/assets/index-1.js"></script>';
  publish(async () => new Response(prerendered('index-1')));
  expect(await reloadIfReplaced(lose())).toBe(false);
  publish(async () => new Response(prerendered('index-2')));
  expect(await reloadIfReplaced(lose())).toBe(true);
});

it('two releases behind a balancer lead to one reload in ten minutes (HOS-3)', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let loaded = 1;
  publish(async () => new Response(page(`index-${3 - loaded}`)));
  const turns: boolean[] = [];
  for (let seconds = 0; seconds < 600; seconds += 60) {
    turns.push(await reloadIfReplaced(lose()));
    loaded = 3 - loaded; // each document comes from the other server
    document.head.innerHTML = `<script type="module" crossorigin src="/assets/index-${loaded}.js"></script>`;
    vi.advanceTimersByTime(60_000);
  }
  expect(turns).toEqual([true, ...Array<boolean>(9).fill(false)]);
  expect(await reloadIfReplaced(lose())).toBe(true);
});

it('never reloads without storage, as nothing would stop the next reload', async () => {
  publish(async () => new Response(page('index-2')));
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await reloadIfReplaced(lose())).toBe(false);
});

it('reloads at the address of the link that was followed', async () => {
  publish(async () => new Response(page('index-2')));
  expect(await reloadIfReplaced(lose(), '/login')).toBe(true);
  expect(assign).toHaveBeenCalledWith('/login');
});

it.each<[string, () => Promise<Response>]>([
  ['the release is still published', async () => new Response(page('index-1'))],
  ['the device is offline', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', async () => new Response(page('index-2'), { status: 503 })],
  ['the server answers something else', async () => new Response('{}')],
])('does not reload while %s', async (_, answer) => {
  publish(answer);
  expect(await reloadIfReplaced(lose())).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it('other errors never lead to a reload', async () => {
  publish(async () => new Response(page('index-2')));
  expect(await reloadIfReplaced(new TypeError('x is undefined'))).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
