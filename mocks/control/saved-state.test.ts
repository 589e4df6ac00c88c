import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { clock, db } from '../db/index.ts';
import { DAY } from '../db/time.ts';
import { freshWorld, TestBrowser } from '../handlers/test-browser.ts';
import { journal } from '../seeds/journal.ts';
import { REFERENCE_NOW } from '../seeds/timeline.ts';
import { saveState } from './saved-state.ts';

beforeEach(() => freshWorld());

const save = async (browser: TestBrowser) => (await browser.send('GET', '/mock/saved-state')).body;
const open = (browser: TestBrowser, saved: unknown) =>
  browser.send('PUT', '/mock/saved-state', JSON.stringify(saved));

it('opens with the changed rows, what is switched on, and who was signed in (PAN-5)', async () => {
  const browser = await TestBrowser.of('premium');
  db.keys.remove(5);
  db.settings.activeOutcomes = { 'keys.list': 'noRows' };
  const saved = await save(browser);
  expect(JSON.stringify(saved)).not.toContain(browser.cookies.get('BEARER'));

  await browser.send('POST', '/mock/reset');
  expect(db.keys.find(5)).toBeDefined();
  expect((await open(browser, saved)).body).toMatchObject({ activeOutcomes: { 'keys.list': 'noRows' } });
  expect(db.keys.find(5)).toBeUndefined();
  expect((await browser.send('GET', '/api/me')).body.user.username).toBe('premium');
});

it.each([
  ['stays in real time if it was saved a moment ago', 60_000, 60_000],
  ['shows the time at which it was saved if that is long ago', 9 * DAY, 0],
])('%s', async (_case, later, shown) => {
  const saved = saveState(undefined);
  clock.realTime = () => REFERENCE_NOW + later;
  await open(new TestBrowser(), saved);
  expect(clock.now()).toBe(REFERENCE_NOW + shown);
});

it('refuses what is damaged without changing anything', async () => {
  const browser = await TestBrowser.of('customer');
  db.keys.remove(5);
  const text = JSON.stringify(await save(browser));
  const before = journal.export();
  const damage = fc.tuple(fc.nat(text.length - 1), fc.constantFrom('x', '0', '"', ''));
  await fc.assert(
    fc.asyncProperty(damage, async ([at, instead]) => {
      const damaged = text.slice(0, at) + instead + text.slice(at + 1);
      fc.pre(damaged !== text && !onlyUnchecked(damaged, text));
      expect((await browser.send('PUT', '/mock/saved-state', damaged)).status).toBe(400);
      expect(journal.export()).toBe(before);
    }),
    { numRuns: 60 },
  );
});

/** Who and when are not protected by the hash. */
function onlyUnchecked(damaged: string, text: string): boolean {
  try {
    const [one, other] = [JSON.parse(damaged), JSON.parse(text)] as Record<string, unknown>[];
    return ['format', 'version', 'journal', 'hash'].every((name) => one![name] === other![name]);
  } catch {
    return false;
  }
}

it.each([
  ['a text', 'no state', 'This is not a saved state of the mock backend'],
  ['a later version', { format: 'mock-state', version: 2 }, 'saved by version 2; this is version 1'],
  ['a part', { format: 'mock-state', version: 1, now: 0 }, 'damaged'],
])('says what is wrong with %s', async (_case, saved, message) => {
  expect((await open(new TestBrowser(), saved)).body.message).toContain(message);
});

it('lists the subscriptions of the sender', async () => {
  const { body } = await (await TestBrowser.of('premium')).send('GET', '/mock/subscriptions');
  expect(body.subscriptions).toContainEqual({
    id: expect.any(Number),
    product: expect.any(String),
    end: expect.any(String),
    status: 'ACTIVE',
  });
  expect((await new TestBrowser().send('GET', '/mock/subscriptions')).body.subscriptions).toEqual([]);
});
