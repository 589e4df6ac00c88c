import type { Option } from '#src/ui/option.ts';

/** The loaded options and the current value, which would be missing while they load or if loading failed. */
export function optionsWith<Value extends string | number>(
  came: readonly Option<Value>[] = [],
  set?: Option<Value> | null,
): readonly Option<Value>[] {
  return !set || came.some(({ value }) => value === set.value) ? came : [set, ...came];
}
