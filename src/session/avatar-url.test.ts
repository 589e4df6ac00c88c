import { expect, it } from 'vitest';
import { avatarUrl } from './avatar-url.ts';

const user = { username: 'anna', role: [], secret: false, discord: '4819', avatar: 'a_3b9d' };

it.each([
  [{}, 'https://cdn.discordapp.com/avatars/4819/a_3b9d.png?size=96'],
  [{ discord: null }, undefined],
  [{ avatar: null }, undefined],
  // half of a surrogate pair, which no URL can hold
  [{ discord: '\ud800' }, 'https://cdn.discordapp.com/avatars/%EF%BF%BD/a_3b9d.png?size=96'],
  // never an address elsewhere
  [{ avatar: '../../x?y' }, 'https://cdn.discordapp.com/avatars/4819/..%2F..%2Fx%3Fy.png?size=96'],
])('of id and hash, size 96: %j is %s', (own, url) => expect(avatarUrl({ ...user, ...own })).toBe(url));
