/**
 * Several people in one browser: the frames of the demo's split page share the cookies of their origin. Each has an
 * identity, such as 'left', whose name stands before the names of its cookies.
 */

/** The header in which a frame names its identity. */
export const IDENTITY_HEADER = 'mock-identity';

/** The same in the query of pages that the frame navigates to. */
export const IDENTITY_PARAMETER = 'mock-identity';

const prefixOf = (identity: string) => `${identity}.`;

/** The name of a cookie, storage key or lock that belongs to an identity. */
export const ownName = (identity: string, name: string) => prefixOf(identity) + name;

/** The name without the identity; undefined if it belongs to another one or to none. */
export function nameWithin(identity: string, name: string): string | undefined {
  return name.startsWith(prefixOf(identity)) ? name.slice(prefixOf(identity).length) : undefined;
}

/** Of a list of cookies, as in `document.cookie`, those of an identity, without its name. */
export const cookiesWithin = (identity: string, cookies: string): string =>
  cookies
    .split('; ')
    .map((pair) => nameWithin(identity, pair))
    .filter((pair) => pair !== undefined)
    .join('; ');
