import { expect, it } from 'vitest';
import { type Command, findCommands } from './commands.ts';

const command = (id: string, label: string, group: string): Command => ({
  id,
  label,
  group,
  Icon: () => null,
  run: () => undefined,
});

const commands = [
  command('users', 'Users', 'Go to'),
  command('hwid', 'HWID reset requests', 'Go to'),
  command('upload', 'Upload client', 'Actions'),
];

const shown = (typed: string, recents: string[] = []) =>
  findCommands(commands, typed, recents).map(({ title, commands: lines }) => [
    title,
    lines.map(({ id }) => id),
  ]);

it('shows all by group while nothing is typed', () => {
  expect(shown(' ')).toEqual([
    ['Go to', ['users', 'hwid']],
    ['Actions', ['upload']],
  ]);
});

it('puts recent ones first and shows none of them twice; unknown ones are forgotten', () => {
  expect(shown('', ['upload', 'gone', 'users'])).toEqual([
    ['Recent', ['upload', 'users']],
    ['Go to', ['hwid']],
  ]);
});

it('finds by the beginnings of words, in any order and case', () => {
  expect(shown('REQ hwid')).toEqual([['Results', ['hwid']]]);
  expect(shown('go us')).toEqual([['Results', ['users']]]);
});

it('puts what begins with the text first', () => {
  const found = findCommands([command('a', 'Reset users', 'x'), command('b', 'Users', 'x')], 'us', []);
  expect(found[0]?.commands.map(({ id }) => id)).toEqual(['b', 'a']);
});

it('says nothing for what nobody offers', () => {
  expect(shown('zebra')).toEqual([]);
});
