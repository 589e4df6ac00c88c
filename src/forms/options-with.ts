import type { Option } from '#src/ui/option.ts';

/**
 * The choices that came, and in any case the one that is set: it stays choosable while they load and when
 * they fail.
 */
export function optionsWith<Value extends string | number>(
  came: readonly Option<Value>[] = [],
  set?: Option<Value> | null,
): readonly Option<Value>[] {
  return !set || came.some(({ value }) => value === set.value) ? came : [set, ...came];
}
