import { formatNumber } from './format-number.ts';

export interface PercentChange {
  /** '12%', without a sign where the arrow replaces it. Text from the server is not changed. */
  percentText: string;
  direction: 'up' | 'down' | 'none';
}

/**
 * Formats the change of a stat card (ADM-3), a number or text such as '+12%' (DEC-63). Undefined without a
 * change.
 */
export function percentChange(change: number | string | null | undefined): PercentChange | undefined {
  if (typeof change === 'number')
    return {
      percentText: `${formatNumber(Math.abs(change), 1)}%`,
      direction: change < 0 ? 'down' : change > 0 ? 'up' : 'none',
    };
  const text = change?.trim();
  if (!text) return undefined;
  return {
    percentText: text.endsWith('%') ? text : `${text}%`,
    direction: !/[1-9]/.test(text) ? 'none' : /^[-−]\s*[0.,]*[1-9]/.test(text) ? 'down' : 'up',
  };
}
