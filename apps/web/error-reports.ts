import { config } from '#src/app/config.ts';
import { attempt } from '#src/lib/attempt.ts';
import { pageNames } from '#src/session/page-names.ts';
import { release } from './release.ts';

/** Report of an error without its message, which may contain texts of the user or the server (HOS-4). */
export interface ErrorReport {
  /** Name of its class, such as TypeError; for a violation of the content security policy 'policy' and the directive. */
  type: string;
  /** Positions in the files of the build, one per line. */
  stack: string;
  /** Path of the page; '…' if it is not one of the app's. */
  page: string;
  /** The entry script, whose source map is in dist/maps. */
  release: string;
  time: string;
  browser: string;
}

type Send = (report: ErrorReport) => void;

const MAX_REPORTS_PER_MINUTE = 10;

const pages = ['/', '/login', '/register', '/tos', ...Object.keys(pageNames)];

function shownPage(): string {
  const path = location.pathname.replace(import.meta.env.BASE_URL, '/');
  return pages.includes(path) ? path : '…';
}

/** A file of the build, with line and column. */
const buildFile = /\/assets\/[A-Za-z]+-[\w-]{8}\.(?:js|css):\d+:\d+/;

const positionsIn = (stack: string) =>
  stack
    .slice(0, 20_000)
    .split('\n')
    .flatMap((line) => buildFile.exec(line)?.[0] ?? [])
    .join('\n')
    .slice(0, 5000);

/** Returns the report of an error, or of another thrown value. */
export function errorReport(error: unknown): ErrorReport {
  const { name, message, stack = '' } = error instanceof Error ? error : { name: 'Error', message: '' };
  return {
    // a name of another form may be a text
    type: /^(?:\$?[A-Z][A-Za-z]{2,30}(?:Error|Ended)|policy [a-z-]{1,30})$/.test(name) ? name : 'Error',
    stack: positionsIn(stack.replace(message, '')), // browsers begin a stack with the message
    page: shownPage(),
    release: release(),
    time: new Date().toISOString(),
    browser: attempt(() => navigator.userAgent) ?? '',
  };
}

let send: Send | undefined;
const sent = new Set<string>();
let times: number[] = [];

/** Reports an error once per page load, at most ten a minute. Never throws, as that would be one more error to report. */
export function report(error: unknown): void {
  if (!send || (error as Error | undefined)?.name === 'AbortError') return;
  const made = errorReport(error);
  const cause = `${made.type} ${made.stack}`;
  const now = Date.now();
  times = times.filter((time) => now - time < 60_000);
  if (times.length >= MAX_REPORTS_PER_MINUTE || sent.has(cause)) return;
  times.push(now);
  sent.add(cause);
  try {
    send(made);
  } catch (failure) {
    console.warn('An error could not be reported', failure);
  }
}

/**
 * Reports uncaught errors, unhandled rejections and policy violations until the returned function is called.
 * @param callback gets the reports. Default: the configured endpoint, if any
 */
export function watchErrors(callback?: Send): () => void {
  send = callback ?? (config.errorEndpoint ? post : undefined);
  sent.clear();
  times = [];
  // without an error it is a message of the browser, such as that of a ResizeObserver
  const onError = ({ error }: ErrorEvent) => error && report(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
  const onViolation = (violation: SecurityPolicyViolationEvent) => report(violationOf(violation));
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  document.addEventListener('securitypolicyviolation', onViolation);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('securitypolicyviolation', onViolation);
    send = undefined;
  };
}

/** Returns a report of a policy violation. The browser's own, for `report-to`, has the page's query (DEC-140). */
function violationOf({
  effectiveDirective,
  sourceFile,
  lineNumber,
  columnNumber,
}: SecurityPolicyViolationEvent) {
  const stack = `${sourceFile}:${lineNumber}:${columnNumber}`;
  return Object.assign(new Error(), { name: `policy ${effectiveDirective}`, stack });
}

function post(body: ErrorReport) {
  // cookies belong to the session, not to a report; a failure is not worth another one
  void fetch(config.errorEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    referrerPolicy: 'no-referrer', // the address of the page may hold the key of a link
    keepalive: true,
  }).catch(() => {});
}
