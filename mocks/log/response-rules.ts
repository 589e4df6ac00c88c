import { PENDING_HWID, stats } from '#src/contract/admin/stats.ts';
import { adminAuth } from '#src/contract/admin/auth.ts';
import { auth } from '#src/contract/auth.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import type { ListQuery, Page } from '#src/contract/paging.ts';
import { needsRefresh, BEARER, endsSession, jwt } from '#src/contract/session.ts';
import type { Outcome } from '../outcomes/outcome.ts';
import { maskText } from './mask.ts';

interface Refusal {
  status: number;
  code: unknown;
  message: unknown;
  documented: Outcome[];
}

/**
 * Returns deviations of a refusal: its code (API-3), and words of a 401 that the client's refresh does not know
 * (SES-4).
 */
export function refusalDeviations(endpoint: Endpoint, { status, code, message, documented }: Refusal) {
  const found = code === undefined || code === status ? [] : [`code differs from the status ${status}`];
  if (status !== 401 || documented.some(({ body }) => (body as Refusal | undefined)?.message === message))
    return found;
  const says = `the 401 says ${maskText(JSON.stringify(message) ?? 'nothing').slice(0, 60)}`;
  if (endpoint === auth.refresh && !endsSession(message))
    found.unshift(`${says}; only '${jwt.missingRefresh}' and the like end the session`);
  else if (endpoint.access !== 'anyone' && !needsRefresh(message))
    found.unshift(`${says}; the client refreshes after '${jwt.expired}' or '${jwt.missing}' alone`);
  return found;
}

/** Returns deviations in the cookies of a sign-in or refresh (SES-3, DEC-14). */
export function cookieDeviations(endpoint: Endpoint, setCookies: string[], url: string): string[] {
  const isSignIn = endpoint === auth.signIn || endpoint === adminAuth.signIn;
  if (!isSignIn && endpoint !== auth.refresh) return [];
  const has = (cookie: string, attribute: string) =>
    new RegExp(`;\\s*${attribute}\\s*(;|$)`, 'i').test(cookie);
  const bearer = setCookies.find((cookie) => cookie.startsWith(`${BEARER}=`));
  const refreshToken = setCookies.find((cookie) => cookie !== bearer && has(cookie, 'httponly'));
  const found = [];
  if (!bearer) found.push(`no ${BEARER} cookie is set`);
  else if (has(bearer, 'httponly')) found.push(`${BEARER} is HttpOnly, so that the page cannot send it`);
  if (isSignIn && !refreshToken) found.push('no HttpOnly cookie is set for the refresh token');
  for (const cookie of [bearer, refreshToken].filter((one) => one !== undefined)) {
    const [name] = cookie.split('=');
    if (!has(cookie, 'samesite\\s*=\\s*(lax|strict)')) found.push(`${name} has no SameSite=Lax or Strict`);
    if (url.startsWith('https:') && !has(cookie, 'secure')) found.push(`${name} is not Secure`);
  }
  return found;
}

/** Returns deviations of a page of rows from its query: how many rows came, and in which order (API-2). */
export function pageDeviations({ query }: Endpoint, url: string, body: unknown): string[] {
  const { items, total } = (body ?? {}) as Partial<Page<{ id?: unknown } | null>>;
  const asked = query && queryIn(url, query);
  if (!asked || !Array.isArray(items) || !Number.isFinite(Number(total))) return [];
  const { page, size, sort, descending } = asked;
  const due = Math.max(0, Math.min(size, Number(total) - page * size));
  const first = query.encode({ ...asked, page: 0 }).page;
  const found = [];
  if (items.length > size) found.push('more rows came than were asked for');
  else if (items.length !== due)
    found.push(
      `${items.length > due ? 'more' : 'fewer'} rows came than page and total leave; the first page is ${first}`,
    );
  const ids = items.map((row) => Number(row?.id));
  const isSorted = ids.every((id, at) => at === 0 || (descending ? id < ids[at - 1]! : id > ids[at - 1]!));
  if (sort === 'id' && !isSorted && !ids.some(Number.isNaN))
    found.push('rows are not in the order asked for');
  return found;
}

function queryIn(url: string, dialect: Endpoint['query'] & {}): ListQuery | undefined {
  try {
    return dialect.decode(new URL(url).searchParams);
  } catch {
    return undefined;
  }
}

/** Returns deviations of the statistics: three cards, and a number for the badge (ADM-3). */
export function statsDeviations(endpoint: Endpoint, body: unknown): string[] {
  if (endpoint !== stats.read) return [];
  const { stats: cards, badges } = (body ?? {}) as { stats?: unknown; badges?: Record<string, unknown> };
  return [
    ...(Array.isArray(cards) && cards.length === 3 ? [] : ['stats has not three cards']),
    ...(typeof badges?.[PENDING_HWID] === 'number' ? [] : [`badges['${PENDING_HWID}'] is no number`]),
  ];
}
