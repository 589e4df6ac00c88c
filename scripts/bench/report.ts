export interface Measured {
  what: string;
  value: number;
  unit: 'ms' | 'kB' | 'MB' | '';
  /** The budget, in the same unit. */
  budget?: number | undefined;
}

const digits = { ms: 2, kB: 1, MB: 1, '': 0 };

/** Prints a line of the table. A value beyond its budget is only marked, since machines differ. */
export function print({ what, value, unit, budget }: Measured): void {
  const measured = `${value.toFixed(digits[unit]).padStart(9)} ${unit.padEnd(2)}`;
  const against =
    budget === undefined
      ? ''
      : `   budget ${String(budget).padStart(3)} ${unit}${value > budget ? '   OVER' : ''}`;
  console.log(`  ${what.padEnd(58)}${measured}${against}`);
}

export const heading = (text: string) => console.log(`\n${text}`);

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
