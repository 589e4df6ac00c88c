const formatters = new Map<string, Intl.NumberFormat>();

/** Formats cents of an ISO 4217 currency as '€2.49', the same in every locale (LIM-1). */
export function formatPrice(cents: number, currency: string): string {
  let formatter = formatters.get(currency);
  if (!formatter)
    formatters.set(currency, (formatter = new Intl.NumberFormat('en', { style: 'currency', currency })));
  return formatter.format(cents / 100);
}
