import { expect, it } from 'vitest';
import { avatarUrl } from './avatar-url.ts';

const user = { username: 'anna', role: [], secret: false, discord: '4819', avatar: 'a_3b9d' };

it('is built from id and hash, size 96', () =>
  expect(avatarUrl(user)).toBe('https://cdn.discordapp.com/avatars/4819/a_3b9d.png?size=96'));
it('is undefined without a link or a picture', () => {
  expect(avatarUrl({ ...user, discord: null })).toBeUndefined();
  expect(avatarUrl({ ...user, avatar: null })).toBeUndefined();
});
it('half of a surrogate pair, which no URL can hold, is no error', () =>
  expect(avatarUrl({ ...user, discord: '\ud800' })).toContain('/avatars/%EF%BF%BD/a_3b9d.png'));
it('cannot be made to lead elsewhere', () =>
  expect(avatarUrl({ ...user, avatar: '../../x?y' })).toContain('/4819/..%2F..%2Fx%3Fy.png?size=96'));
