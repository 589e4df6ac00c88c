/** Formats cents of an ISO 4217 currency as '€2.49', the same in every locale (LIM-1). */
export const formatPrice = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(cents / 100);
