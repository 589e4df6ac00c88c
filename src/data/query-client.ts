import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, Cancelled, messageOf, SessionEnded } from '../api/error.ts';
import { jwt } from '../contract/session.ts';
import { notify } from '../app/notify.ts';
import { timings } from '../app/timings.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadErrorOptions;
  }
}

/** Report of a failed read: a toast, or without `errorMessage` only a line in the console (DEC-34). */
export interface ReadErrorOptions extends Record<string, unknown> {
  /** Default text of the toast, if the server sends no message. */
  errorMessage?: string;
  /** True for user lists, which do not report a 401 'JWT Token not found' (USR-6). */
  silentWithoutToken?: boolean;
  /** Marks a query that holds every page of a list. A write patches its rows, then refetches them in the background. */
  holdsAllPages?: boolean;
  /** Marks a polled query: after the first response, failures are only logged. */
  isPolled?: boolean;
}

/** Creates the cache of one user's server state: no retries, and a refetch when the user returns after five minutes (API-7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta, state }) => report(error, meta ?? {}, state.data !== undefined),
    }),
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always', // offline a read fails, where a paused one would neither end nor offer Retry
        refetchOnWindowFocus: ({ state: { dataUpdatedAt } }) =>
          dataUpdatedAt > 0 && Date.now() - dataUpdatedAt >= timings.outdated,
        refetchOnReconnect: false,
      },
      // sent at once or failed, and forgotten with the passwords in it
      mutations: { networkMode: 'always', gcTime: 0 },
    },
  });
}

/** Returns the text for a failed read: `text`, or that the user cancelled it. */
export const reasonOf = (error: unknown, text: string): string =>
  error instanceof Cancelled ? error.message : text;

/** True for an error that the user lists do not show (USR-6). */
export const isWithoutToken = (error: unknown) =>
  error instanceof ApiError && error.status === 401 && error.body.message === jwt.missing;

function report(
  error: Error,
  { errorMessage, silentWithoutToken, isPolled }: ReadErrorOptions,
  hasData: boolean,
) {
  if (error instanceof SessionEnded || error instanceof Cancelled) return;
  if (silentWithoutToken && isWithoutToken(error)) return;
  if (errorMessage && !(isPolled && hasData)) notify.error(messageOf(error, errorMessage));
  else console.warn(error.message);
}
