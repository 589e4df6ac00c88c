import { expect, it } from 'vitest';
import { escapeInvisible, invisibleInText } from './invisible-characters.ts';

it.each([
  ['\u202enimda', '[U+202E]nimda'],
  ['customer\u200b', 'customer[U+200B]'],
  ['bob\u00a0\ufeff', 'bob[U+00A0][U+FEFF]'],
  ['a\u200cb', 'a[U+200C]b'],
  ['\u3164', '[U+3164]'],
  ['x\ufe0f', 'x[U+FE0F]'],
  [' admin  pro ', '[U+0020]admin [U+0020]pro[U+0020]'],
  ['frost\tgoblin', 'frost[U+0009]goblin'],
  ['1.0\u202egpj.exe', '1.0[U+202E]gpj.exe'],
])('escapes %j as %s', (name, text) => expect(escapeInvisible(name)).toBe(text));

it.each([
  'vole',
  'John Smith',
  'نمی\u200cخواهم',
  '👩\u200d💻',
  '❤\ufe0f',
  '👩🏽\u200d🚀',
  '🏴\u{e0067}\u{e0062}\u{e007f}',
  'דוד',
])('leaves %j unchanged', (name) => expect(escapeInvisible(name)).toBe(name));

it('spaces and lines of a text such as a reason stay unchanged', () =>
  expect(escapeInvisible(' New PC.  Sorry\nBob\u202e ', invisibleInText)).toBe(
    ' New PC.  Sorry\nBob[U+202E] ',
  ));
