// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Owned } from './subscription-state.ts';
import { useChangedNames } from './use-changed-names.ts';

const ending = (ends: Record<string, number>): readonly Owned[] =>
  Object.entries(ends).map(([name, end]) => ({ name, start: 0, end }));

/** Returns the names after each of these states. */
function changes(...states: (readonly Owned[] | undefined)[]) {
  const { result, rerender } = renderHook(useChangedNames, { initialProps: states[0] });
  return [
    result.current,
    ...states.slice(1).map((state) => {
      rerender(state);
      return result.current;
    }),
  ];
}

it('contains new and extended products (SUB-7)', () =>
  expect(
    changes(undefined, ending({ Rust: 5, PUBG: 5 }), ending({ CS2: 9, Rust: 6, PUBG: 5 })).at(-1),
  ).toEqual(['CS2', 'Rust']));

it('ignores initial, ended and shortened products', () =>
  expect(changes(undefined, ending({ CS2: 5, Rust: 5 }), ending({ Rust: 4 }))).toEqual([[], [], []]));

it('compares across a failed load, and keeps the last change', () =>
  expect(changes(ending({}), undefined, ending({ CS2: 9 }), ending({ CS2: 9 }), undefined)).toEqual([
    [],
    [],
    ['CS2'],
    ['CS2'],
    ['CS2'],
  ]));
