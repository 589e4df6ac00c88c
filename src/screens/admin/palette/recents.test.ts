// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readRecents, rememberRecent } from './commands.ts';

it('remembers the last three, newest first, each once', () => {
  for (const id of ['upload', 'hwid', 'users', 'keys', 'users']) rememberRecent(id);
  expect(readRecents()).toEqual(['users', 'keys', 'hwid']);
});

it.each(['not json', '{}', '[1,null]'])('has no recent commands with %s in storage', (stored) => {
  localStorage.setItem('palette-recents', stored);
  expect(readRecents()).toEqual([]);
});
