import { HouseIcon } from 'lucide-react';
import { expect, it, vi } from 'vitest';
import { type Command, findCommands, isKeyShaped } from './commands.ts';

const command = (id: string, label: string, group: string): Command => ({
  id,
  label,
  group,
  Icon: HouseIcon,
  run: () => undefined,
});

const commands = [
  command('users', 'Users', 'Go to'),
  command('hwid', 'HWID reset requests', 'Go to'),
  command('upload', 'Upload client', 'Actions'),
  { ...command('review', 'Review 2 requests', 'Actions'), isFirst: true },
];

const searches = (text: string) => [command(`keys for ${text}`, `Search keys for “${text}”`, 'Search')];

const shown = (typed: string, recents: string[] = []) =>
  findCommands(commands, typed, recents, searches).map(({ title, commands: lines }) => [
    title,
    lines.map(({ id }) => id),
  ]);

it('puts waiting commands first, then recent commands, each once, without unknown ids', () => {
  expect(shown('', ['upload', 'gone', 'review', 'users'])).toEqual([
    ['To do', ['review']],
    ['Recent', ['upload', 'users']],
    ['Go to', ['hwid']],
  ]);
});

it('finds by the beginnings of words, in any order and case', () => {
  expect(shown('REQ hwid')[0]).toEqual(['Results', ['hwid']]);
  expect(shown('go us')[0]).toEqual(['Results', ['users']]);
  expect(shown('UPLOAD CLİENT')[0]).toEqual(['Results', ['upload']]);
});

it('puts matches at the start first', () => {
  const found = findCommands(
    [command('a', 'Reset users', 'x'), command('b', 'Users', 'x')],
    'us',
    [],
    searches,
  );
  expect(found[0]?.commands.map(({ id }) => id)).toEqual(['b', 'a']);
});

it('searches for any text, after the commands', () => {
  expect(shown(' us ')).toEqual([
    ['Results', ['users']],
    ['Search', ['keys for us']],
  ]);
  expect(shown('zebra')).toEqual([['Search', ['keys for zebra']]]);
});

it('puts the server’s results after the commands, before the searches; a key before both (ADM-6)', () => {
  const things = [{ title: 'Keys', commands: [command('key 1', 'ABCD-1234', 'Keys')] }];
  const titles = (typed: string) =>
    findCommands([command('a', 'ABCD-1234 help', 'x')], typed, [], searches, things).map(
      ({ title }) => title,
    );
  expect(titles('abcd')).toEqual(['Results', 'Keys', 'Search']);
  expect(titles('abcd-1234')).toEqual(['Keys', 'Search', 'Results']);
});

it('passes to the searches whether there are results (ADM-4)', () => {
  const told = vi.fn(() => []);
  const things = [{ title: 'Keys', commands: [command('key 1', 'ABCD-1234', 'Keys')] }];
  findCommands(commands, 'us', [], told);
  findCommands(commands, 'zebra', [], told, things);
  findCommands(commands, 'zebra', [], told);
  expect(told.mock.calls).toEqual([
    ['us', true],
    ['zebra', true],
    ['zebra', false],
  ]);
});

it.each([
  ['9F2K-0A1B', true],
  [' 9f2k-0a1b-77QX ', true],
  ['JHMW-XKCD-QWER', true],
  ['JHMW', false],
  ['jean-luc', false],
  ['jean-luc picard', false],
  ['a-b', false],
  ['127.0.0.1', false],
])('%s looks like a key: %s', (text, isKey) => expect(isKeyShaped(text)).toBe(isKey));
