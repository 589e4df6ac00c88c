import { viewer } from '#src/app/viewer.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** Formats a number in the viewer's locale, with at most `decimals` decimals. */
export function formatNumber(value: number, decimals = 3): string {
  const { locale } = viewer();
  const key = `${locale} ${decimals}`;
  let found = formatters.get(key);
  if (!found)
    formatters.set(key, (found = new Intl.NumberFormat(locale, { maximumFractionDigits: decimals })));
  return found.format(value);
}
