/**
 * Stands in for `getDomain` of tldts in browsers. MSW's cookie jar asks it for the part of a host name that
 * subdomains share, for which tldts carries the Public Suffix List (262 kB). Without an answer the jar looks
 * for the cookies of the host alone, and the mock sets no others.
 */
export const getDomain = () => null;
