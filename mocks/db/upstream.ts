/** The real server that answers the calls of /api instead of the mock (`npm run mock -- --upstream`), if any. */
export const upstream: { address?: URL } = {};

/** Settings that cannot be known or changed of a real server: its clock, data, accounts and sessions (UPS-4). */
export const ownedByServer = [
  'world',
  'seededAt',
  'now',
  'clockOffset',
  'persona',
  'bearerLifeMs',
  'server',
] as const;

/** Returns the reason why `ownedByServer` cannot be changed, for people; undefined without a real server. */
export const reasonOfUpstream = () =>
  upstream.address &&
  `${upstream.address.host} is a real server: its clock, rows, accounts and sessions cannot be set from here`;
