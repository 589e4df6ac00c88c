// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storage, tabStorage } from '#src/lib/storage.ts';
import { takeIdentity } from './own-identity.ts';

const [local, session] = [localStorage, sessionStorage];
const documentCookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
const allCookies = () => documentCookie.get!.call(document) as string;
const sent: Request[] = [];
const lockNames: string[] = [];

beforeAll(() => {
  vi.stubGlobal('fetch', (request: Request) => {
    sent.push(request);
    return Promise.resolve(new Response());
  });
  Object.defineProperty(navigator, 'locks', {
    value: {
      request: (name: string, _options: object, work: () => unknown) => {
        lockNames.push(name);
        return Promise.resolve(work());
      },
    },
  });
  takeIdentity('left', true);
});
afterAll(() => void vi.unstubAllGlobals());
beforeEach(() => {
  local.clear();
  session.clear();
  sent.length = 0;
});

it('has cookies of its own', () => {
  documentCookie.set!.call(document, 'BEARER=another-one');
  documentCookie.set!.call(document, 'right.BEARER=of-the-right');
  expect(document.cookie).toBe('');
  document.cookie = 'BEARER=own; Path=/';
  document.cookie = 'theme=x';
  expect(document.cookie).toBe('BEARER=own; theme=x');
  document.cookie = 'BEARER=; Max-Age=0; Path=/';
  expect(document.cookie).toBe('theme=x');
  expect(allCookies()).toBe('BEARER=another-one; right.BEARER=of-the-right; left.theme=x');
});

it('has storage of its own, but for the theme, the mock backend and the demo', () => {
  local.setItem('username', 'somebody');
  expect(storage.read('username')).toBeNull();
  storage.write('username', 'customer');
  tabStorage.write('key-to-redeem', 'ABCD');
  for (const key of ['theme', 'mock-journal', 'demo-snapshots']) {
    local.setItem(key, 'shared');
    expect(storage.read(key)).toBe('shared');
  }
  expect(local.getItem('left.username')).toBe('customer');
  expect(session.getItem('left.key-to-redeem')).toBe('ABCD');
  expect(localStorage.length).toBe(4);
  localStorage.clear();
  expect(Object.keys(local).toSorted()).toEqual(['demo-snapshots', 'mock-journal', 'theme', 'username']);
});

it('hears of changes to its own storage and to what is shared, not of others', () => {
  const heard: (string | null)[] = [];
  window.addEventListener('storage', ({ key }) => heard.push(key));
  for (const key of ['username', 'right.username', 'left.username', 'theme', 'mock-journal', null])
    window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(heard).toEqual(['username', 'theme', 'mock-journal', null]);
});

it('has locks of its own', async () => {
  expect(await navigator.locks.request('session', { steal: true }, () => 'work')).toBe('work');
  expect(lockNames).toEqual(['left.session']);
});

it('is named in requests to the mock backend only', async () => {
  await fetch('http://localhost:3000/api/me', { headers: { Authorization: 'Bearer x' } });
  await fetch('http://localhost:3000/split');
  await fetch('https://api.example.com/api/me');
  expect(sent.map(({ headers }) => headers.get('mock-identity'))).toEqual(['left', null, null]);
  expect(sent[0]!.headers.get('authorization')).toBe('Bearer x');
});

it('is named in links to pages of the mock backend', () => {
  document.body.innerHTML =
    '<a id="discord" href="/api/discord/connect?a=1"><b>Discord</b></a><a id="terms" href="/tos">Terms</a>';
  const [discord, terms] = document.querySelectorAll('a');
  document.body.addEventListener('click', (event) => event.preventDefault());
  discord!.querySelector('b')!.click();
  terms!.click();
  expect(discord!.href).toBe('http://localhost:3000/api/discord/connect?a=1&mock-identity=left');
  expect(terms!.href).toBe('http://localhost:3000/tos');
});
