import { cookiesWithin, IDENTITY_HEADER, IDENTITY_PARAMETER, ownName } from './identity.ts';
import { isMockPath } from './mock-path.ts';

/** Leaves a request only the cookies of the identity that it names. Returns the identity, if any. */
export function takeIdentity(request: Request): string | undefined {
  const { headers, url } = request;
  const identity = headers.get(IDENTITY_HEADER) ?? new URL(url).searchParams.get(IDENTITY_PARAMETER);
  headers.delete(IDENTITY_HEADER);
  if (!identity) return undefined;
  headers.set('cookie', cookiesWithin(identity, headers.get('cookie') ?? ''));
  return identity;
}

/** Gives the cookies and redirects of a response to an identity. */
export function giveIdentity({ headers }: Response, identity: string): void {
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  cookies.forEach((cookie) => headers.append('set-cookie', ownName(identity, cookie)));

  const target = headers.get('location');
  if (!target?.startsWith('/')) return;
  const address = new URL(target, 'http://localhost');
  if (!isMockPath(address.pathname)) return;
  address.searchParams.set(IDENTITY_PARAMETER, identity);
  headers.set('location', address.pathname + address.search);
}
