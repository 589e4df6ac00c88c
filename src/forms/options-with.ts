import type { Option } from '#src/ui/option.ts';

/** Loaded options, plus the current value while they load or after they failed. */
export function optionsWith<Value extends string | number>(
  came: readonly Option<Value>[] = [],
  set?: Option<Value> | null,
): readonly Option<Value>[] {
  return !set || came.some(({ value }) => value === set.value) ? came : [set, ...came];
}
