const formatters = new Map<string, Intl.NumberFormat>();

/**
 * '€2.49' for 249 cents: two decimals, the same in every browser locale (LIM-1, DEC-92).
 * @param cents whole cents of `currency`
 * @param currency ISO 4217 code
 */
export function formatPrice(cents: number, currency: string): string {
  let formatter = formatters.get(currency);
  if (!formatter)
    formatters.set(currency, (formatter = new Intl.NumberFormat('en', { style: 'currency', currency })));
  return formatter.format(cents / 100);
}
