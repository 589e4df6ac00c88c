/** The server's messages about an invalid session (SES-4). */
export const jwt = {
  expired: 'Expired JWT Token',
  missing: 'JWT Token not found',
  invalid: 'Invalid JWT Token',
  missingRefresh: 'Missing JWT Refresh Token',
  invalidRefresh: 'Invalid JWT Refresh Token',
} as const;

/** True if a 401 with this message leads to a refresh (SES-4). */
export const needsRefresh = (message: unknown) => message === jwt.expired || message === jwt.missing;

/** Returns true if a 401 with this message rejects the bearer that was sent (SES-3). */
export const rejectsBearer = (message: unknown) => needsRefresh(message) || message === jwt.invalid;

/** True if a 401 of the refresh ends the session. The case varies between versions of the backend (DEC-17). */
export const endsSession = (message: unknown) =>
  typeof message === 'string' && /refresh token/i.test(message);

/** The role required for the admin console (ROU-4). */
export const ROLE_ADMIN = 'ROLE_ADMIN';
export const ROLE_USER = 'ROLE_USER';

/** The name of the bearer's cookie (SES-3). */
export const BEARER = 'BEARER';

/** The key of the username in local storage (API-2; the name is ours, DEC-9). */
export const USERNAME = 'username';
