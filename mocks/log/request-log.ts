import type { EndpointName } from '#src/contract/endpoints.ts';
import { clock, db } from '../db/index.ts';
import type { Answerer, LoggedExchange } from './entry.ts';
import { formText, mask, messageOf } from './mask.ts';
import { didYouMean } from './near-miss.ts';

/** Maximum number of calls in the log; older ones are dropped. */
export const MAX_CALLS = 500;

/** Calls by id, in order of arrival. */
const calls = new Map<string, LoggedExchange>();
const listeners = new Set<(call?: LoggedExchange) => void>();

/** Random part of the calls' ids, which distinguishes the calls of several tabs, as each tab logs its own. */
const run = Math.random().toString(36).slice(2, 8);
let count = 0;

/** The latest calls to the mock backend, oldest first. Not persisted, and not part of the database. */
export const requestLog = {
  all: (): readonly LoggedExchange[] => [...calls.values()],
  find: (id: string) => calls.get(id),
  clear() {
    calls.clear();
    listeners.forEach((listener) => listener());
  },
  /** Adds a call, or replaces the call with the same id. */
  put(call: LoggedExchange) {
    calls.set(call.id, call);
    if (calls.size > MAX_CALLS) calls.delete(calls.keys().next().value!);
    listeners.forEach((listener) => listener(call));
  },
  /** Calls `listener` with each call that arrives or changes, and without one when the log was emptied. */
  subscribe(listener: (call?: LoggedExchange) => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Report of a handler about the call that it answers. */
export interface CallReport {
  /** Lists the call as unanswered. Without it the call is listed when it is answered. */
  arrived(): void;
  /** Sets the answerer, and the reason in a sentence. */
  by(answeredBy: Answerer, reason: string, outcome?: string): void;
  /** Appends the cause of a refusal to the reason. */
  because(cause: string): void;
  /** Describes a form, which cannot be read twice. */
  form(form: Iterable<[string, unknown]>): void;
  /** Adds details of a real server's call. */
  knows(part: Pick<Partial<LoggedExchange>, 'who' | 'reason' | 'deviations'>): void;
}

/**
 * Answers a request with `resolve` and logs both. Nothing is logged if the result is undefined.
 * @param readsFiles see messageOf
 */
export async function logExchange<Result>(
  call: EndpointName | undefined,
  request: Request,
  resolve: (report: CallReport) => Promise<Result>,
  readsFiles = true,
): Promise<Result> {
  const began = performance.now();
  const entry = entryOf(request, call);
  let isListed = false;
  let body: string | undefined;
  const change = (part: Partial<LoggedExchange>) => {
    Object.assign(entry, part);
    if (isListed) requestLog.put(entry);
  };
  const list = () => {
    isListed = true;
    requestLog.put(entry);
  };
  const reading = messageOf(request, readsFiles).then(
    (message) => change({ request: body === undefined ? message : { ...message, body } }),
    () => {},
  );
  const report: CallReport = {
    arrived: list,
    by: (answeredBy, reason, outcome) =>
      void Object.assign(entry, { answeredBy, reason, ...(outcome && { outcome }) }),
    because: (cause) => void (entry.reason = entry.reason ? `${entry.reason}: ${cause}` : cause),
    form(form) {
      body = formText(form);
      void reading.then(() => change({ request: { ...entry.request, body: body! } }));
    },
    knows: change,
  };
  const duration = () => Math.round(performance.now() - began);
  request.signal?.addEventListener('abort', () => {
    if (entry.status === undefined)
      change({ status: 0, reason: 'The client closed the connection', duration: duration() });
  });
  try {
    const result = await resolve(report);
    if (!(result instanceof Response)) return result;
    if (!isListed) list();
    change({ status: result.type === 'error' ? 0 : result.status, duration: duration() });
    void messageOf(result, readsFiles).then(
      (response) => change({ response }),
      () => {},
    );
    return result;
  } catch (error) {
    report.by('crash', error instanceof Error ? error.message : String(error));
    if (!isListed) list();
    change({ status: 500, duration: duration() });
    throw error;
  }
}

/** Logs a call that a transport has broken off. */
export function logBroken(
  call: EndpointName,
  request: Request,
  { fault, reason }: { fault: string; reason: string },
) {
  requestLog.put({
    ...entryOf(request, call),
    status: 0,
    answeredBy: 'fault',
    outcome: fault,
    reason,
    duration: 0,
  });
}

/** Logs a request that no handler answers. */
export function logUnanswered(request: Request, status: number): void {
  const entry: LoggedExchange = {
    ...entryOf(request),
    status,
    answeredBy: 'nothing',
    reason: `No call has this method and path.${didYouMean(request.method, new URL(request.url).pathname)}`,
    duration: 0,
  };
  requestLog.put(entry);
  void messageOf(request).then(
    (message) => requestLog.put({ ...entry, request: message }),
    () => {},
  );
}

function entryOf(request: Request, call?: EndpointName): LoggedExchange {
  const { pathname, search } = new URL(request.url);
  return {
    id: `${run}-${++count}`,
    time: new Date(clock.now()).toISOString(),
    ...(call && { call }),
    method: request.method,
    path: mask(pathname + search),
    who: usernameOf(request),
    from: clientOf(request),
    request: { headers: [], body: '' },
  };
}

function usernameOf(request: Request): string {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const [session] = bearer ? db.sessions.where('bearer', bearer) : [];
  return (session && db.users.find(session.userId)?.username) ?? 'nobody';
}

function clientOf({ headers, referrer }: Request): string {
  const page = headers.get('referer') ?? referrer ?? '';
  if (/^https?:/.test(page)) {
    const { pathname, search } = new URL(page);
    return pathname + search;
  }
  return headers.get('user-agent')?.split(' ')[0] ?? 'unknown';
}
