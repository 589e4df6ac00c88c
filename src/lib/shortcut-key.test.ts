import { expect, it } from 'vitest';
import { shortcutKey } from './shortcut-key.ts';

it.each([
  ['k', 'KeyK', 'k'],
  ['K', 'KeyK', 'k'],
  ['л', 'KeyK', 'k'],
  ['κ', 'KeyK', 'k'],
  ['k', 'KeyV', 'k'], // Dvorak
  ['ю', 'Period', '.'],
  ['ą', 'KeyA', 'ą'], // Polish, with AltGr
  ['/', 'Digit7', '/'], // German
  ['Enter', 'Enter', 'enter'],
])('%s of %s is the shortcut %s', (key, code, expected) => expect(shortcutKey({ key, code })).toBe(expected));
