export interface Measured {
  what: string;
  value: number;
  unit: 'ms' | 'kB';
  /** The budget, in the same unit. */
  budget?: number;
}

/** Prints a line of the table. A value beyond its budget is only marked, since machines differ. */
export function print({ what, value, unit, budget }: Measured): void {
  const measured = `${value.toFixed(unit === 'kB' ? 1 : 2).padStart(9)} ${unit}`;
  const against =
    budget === undefined
      ? ''
      : `   budget ${String(budget).padStart(3)} ${unit}${value > budget ? '   OVER' : ''}`;
  console.log(`  ${what.padEnd(58)}${measured}${against}`);
}

export const heading = (text: string) => console.log(`\n${text}`);

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
