/**
 * Returns the origin to return to from a third party's page: of the Referer, or of `storedOrigin`, a form field in
 * which the page has stored it. Empty if it is the origin of the mock itself.
 */
export function returnOrigin(request: Request, storedOrigin?: FormDataEntryValue | null): string {
  const from =
    typeof storedOrigin === 'string' && storedOrigin ? storedOrigin : request.headers.get('referer');
  if (!from || !URL.canParse(from)) return '';
  const { origin, protocol } = new URL(from);
  return /^https?:$/.test(protocol) && origin !== new URL(request.url).origin ? origin : '';
}
