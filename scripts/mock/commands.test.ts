// @vitest-environment node
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clock, db } from '#mocks/db/index.ts';
import { createHandlers } from '#mocks/handlers/index.ts';
import { freshWorld, TestBrowser } from '#mocks/handlers/test-browser.ts';
import { REFERENCE_NOW } from '#mocks/seeds/timeline.ts';
import { commands, help, type Options } from './commands.ts';
import { sendTo } from './send.ts';

const HOUR = 3_600_000;
const handlers = createHandlers({ httpOnly: true });

beforeEach(() => {
  freshWorld();
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => getResponse(handlers, new Request(url, init)));
});
afterEach(() => vi.unstubAllGlobals());

const run = (line: string, options: Options = {}) => {
  const [name = '', ...words] = line
    .split(/ (?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((word) => word.replaceAll('"', ''));
  return commands[name]!.run(sendTo('http://mock.test'), words, options);
};

describe('the clock', () => {
  it.each([
    ['+1d', REFERENCE_NOW + 24 * HOUR],
    ['-2h', REFERENCE_NOW - 2 * HOUR],
    ['2026-03-29T01:59:00Z', Date.parse('2026-03-29T01:59:00Z')],
  ])('%s', async (words, shown) => {
    expect(await run(`clock ${words}`)).toContain(new Date(shown).toISOString());
    expect(clock.now()).toBe(shown);
    await run('clock real');
    expect(clock.now()).toBe(REFERENCE_NOW);
  });

  it('is set around the end of a subscription', async () => {
    const { id, end } = db.subscriptions.find(3)!;
    await run(`clock before-end ${id}`);
    expect(clock.now()).toBeLessThan(Date.parse(end));
    await run(`clock after-end ${id}`);
    expect(clock.now()).toBeGreaterThan(Date.parse(end));
  });
});

it.each(['endSession', '"End the session now"'])('ends a session: %s', async (said) => {
  const browser = await TestBrowser.of('customer');
  expect(await run('state')).toContain('signed in  customer');
  expect(await run(`session ${said} customer`)).toContain('signed in  nobody');
  expect((await browser.send('GET', '/api/me')).status).toBe(401);
});

it('switches faults on and off', async () => {
  expect(await run('fault keys.list "502 page"', { next: '2' })).toContain('keys.list: 502 page (2)');
  expect(await run('fault adminClient.upload "upload stalls"', { percent: '30' })).toContain(
    'keys.list: 502 page (2), adminClient.upload: upload stalls (all)',
  );
  expect(db.settings.faults[1]).toMatchObject({ percent: 30 });
  expect(await run('fault keys.list off')).toContain('faults     adminClient.upload: upload stalls (all)');
  expect(await run('fault off')).toContain('faults     none');
  expect(await run('faults client.download')).toContain('download stops');
});

it('forces outcomes, changes world and latency, and resets', async () => {
  await run('outcome keys.update duplicateCode');
  await run('outcome auth.me secret');
  expect(await run('outcome keys.update off')).toContain('outcomes   auth.me: secret');
  expect(await run('latency 80 250')).toContain('80 to 250 ms');
  expect(await run('world many')).toContain('world      many');
  db.users.remove(20);
  await run('reset');
  expect(db.users.find(20)).toBeDefined();
});

it('makes a link and opens it', async () => {
  await run('clock +1d');
  const link = await run('link', { app: 'https://a.example/', route: '/dash' });
  freshWorld('empty');
  expect(await run(`open ${link}`)).toContain('2026-01-16T12:00:00.000Z (set)');
});

it('saves the state into a file and opens it', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'mock-')), 'state.json');
  db.users.update(20, { username: 'renamed' });
  await run(`save ${file}`);
  freshWorld('empty');
  expect(await run(`open ${file}`)).toContain('world      typical');
  expect(db.users.find(20)!.username).toBe('renamed');
  writeFileSync(file, readFileSync(file, 'utf8').replace('renamed', 'Renamed'));
  await expect(run(`open ${file}`)).rejects.toThrow();
});

it('lists the calls', async () => {
  await new TestBrowser().send('GET', '/api/admin/keys?page=1');
  expect(await run('log')).toMatch(/nobody GET \/api\/admin\/keys\?page=1 401 \d+ ms/);
});

it.each([
  ['clock tomorrow', 'Not a time such as'],
  ['clock', 'Which time?'],
  ['session end customer', 'Expected one of endBearer'],
  ['fault keys.list "5O2 page"', 'There is no fault 5O2 page'],
  ['outcome keys.list nonsense', 'There is no such outcome'],
  ['open no-such-file', 'This is not a state link'],
  ['save', 'Into which file?'],
])('refuses: %s', async (line, message) => {
  await expect(run(line)).rejects.toThrow(message);
});

it('says so if no mock backend runs', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await expect(run('state')).rejects.toThrow('No mock backend answers at http://mock.test');
});

it('has a line of help for each command', () => {
  for (const name of Object.keys(commands)) expect(help()).toContain(`  ${name}`);
});
