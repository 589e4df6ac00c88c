import { expect, it } from 'vitest';
import { callsOfPage, findCalls } from './find-calls.ts';

it.each([
  ['vole', ['auth.signIn: banned']],
  ['put keys', ['keys.update: ']],
  ['keys used', ['keys.remove: usedKey', 'keys.unused: ']],
  ['gives up after', ['*: timeout']],
  ['nothing like it', []],
])('%j finds %j (PAN-3)', (search, found) => {
  expect(findCalls(search).map(({ name, hits }) => `${name}: ${hits.join()}`)).toEqual(found);
});

it.each([
  ['auth.me', false, 'auth.signIn auth.signUp auth.invalidate auth.signOut auth.refresh auth.me'],
  [
    'auth.me stats.read keys.list',
    true,
    'auth.invalidate auth.signOut auth.me stats.read keys.list keys.update keys.remove keys.generate adminClient.upload',
  ],
  [
    'auth.me client.status subscriptions.mine',
    true,
    'auth.invalidate auth.signOut auth.me account.changePassword subscriptions.mine subscriptions.checkout ' +
      'subscriptions.redeem hwid.requestReset client.status client.download',
  ],
])('a page that makes %j (signed in: %s) has the writes of its forms (PAN-3)', (made, isSignedIn, calls) => {
  expect([...callsOfPage(new Set(made.split(' ')), isSignedIn)].join(' ')).toBe(calls);
});
