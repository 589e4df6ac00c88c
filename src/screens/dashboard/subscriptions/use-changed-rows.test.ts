// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SubscriptionRow } from './rows-of.ts';
import { useChangedRows } from './use-changed-rows.ts';

const row = (name: string, end?: number): SubscriptionRow => ({
  name,
  active: end === undefined ? undefined : { start: 0, end },
});

/** The names after each of these states. */
function changes(...states: (readonly SubscriptionRow[] | undefined)[]) {
  const { result, rerender } = renderHook(useChangedRows, { initialProps: states[0] });
  return [
    result.current,
    ...states.slice(1).map((state) => {
      rerender(state);
      return result.current;
    }),
  ];
}

it('contains products that began or were extended (SUB-7)', () =>
  expect(
    changes(
      undefined,
      [row('CS2'), row('Rust', 5), row('PUBG', 5)],
      [row('CS2', 9), row('Rust', 6), row('PUBG', 5)],
    ).at(-1),
  ).toEqual(['CS2', 'Rust']));

it('ignores initial, ended and shortened rows', () =>
  expect(changes(undefined, [row('CS2', 5), row('Rust', 5)], [row('CS2'), row('Rust', 4)])).toEqual([
    [],
    [],
    [],
  ]));

it('compares across a failed load, and keeps the last change', () =>
  expect(changes([row('CS2')], undefined, [row('CS2', 9)], [row('CS2', 9)], undefined)).toEqual([
    [],
    [],
    ['CS2'],
    ['CS2'],
    ['CS2'],
  ]));
