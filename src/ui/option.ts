/** An option of a Select or Picker. */
export interface Option<Value extends string | number> {
  value: Value;
  label: string;
}
