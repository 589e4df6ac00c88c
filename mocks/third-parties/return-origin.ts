/**
 * Where a page of a third party sends the person back to: empty for the origin of the mock itself, else
 * the origin of the app, which the page learns from the Referer and keeps in its form as `back`.
 */
export function returnOrigin(request: Request, kept?: FormDataEntryValue | null): string {
  const from = typeof kept === 'string' && kept ? kept : request.headers.get('referer');
  if (!from || !URL.canParse(from)) return '';
  const { origin, protocol } = new URL(from);
  return /^https?:$/.test(protocol) && origin !== new URL(request.url).origin ? origin : '';
}
