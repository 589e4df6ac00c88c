import { expect, it } from 'vitest';
import { truncate } from './truncate.ts';

it.each(['', 'Done', 'x'.repeat(500)])('leaves a message of up to 500 characters as it is', (message) => {
  expect(truncate(message)).toBe(message);
});

it('ends a longer one with an ellipsis', () => {
  expect(truncate('x'.repeat(501))).toBe(`${'x'.repeat(500)}…`);
  expect(truncate('x'.repeat(100_000))).toBe(`${'x'.repeat(500)}…`);
});

it('counts characters, and cuts none in two', () => {
  expect(truncate('🦊'.repeat(501))).toBe(`${'🦊'.repeat(500)}…`);
});
