// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readRecents, rememberRecent } from './commands.ts';

it('remembers the last three, newest first, each once', () => {
  for (const id of ['users', 'keys', 'users', 'hwid', 'upload']) rememberRecent(id);
  expect(readRecents()).toEqual(['upload', 'hwid', 'users']);
});

it.each(['not json', '{}', '[1,null]'])('has none where storage holds %s', (stored) => {
  localStorage.setItem('palette-recents', stored);
  expect(readRecents()).toEqual([]);
});
