import { formatNumber } from './format-number.ts';

export interface PercentChange {
  /** '12%': the arrow tells the direction. A text of the server stays as it wrote it. */
  percentText: string;
  direction: 'up' | 'down';
}

/**
 * The change of a stat card (ADM-3): a number of percent, or text such as '+12%' (DEC-63). Nothing
 * changed counts as up. Undefined where there is nothing to show.
 */
export function percentChange(change: number | string | null | undefined): PercentChange | undefined {
  if (typeof change === 'number')
    return { percentText: `${formatNumber(Math.abs(change), 1)}%`, direction: change < 0 ? 'down' : 'up' };
  const text = change?.trim();
  if (!text) return undefined;
  return {
    percentText: text.endsWith('%') ? text : `${text}%`,
    direction: /^[-−]\s*[0.,]*[1-9]/.test(text) ? 'down' : 'up',
  };
}
