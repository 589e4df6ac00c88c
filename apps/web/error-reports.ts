import { config } from '#src/lib/config.ts';
import { release } from './release.ts';

/** An error as it is reported: without what only the person may know. */
export interface ErrorReport {
  message: string;
  stack: string;
  /** The path of the page; its query may hold a key or a search. */
  page: string;
  /** The entry script, whose source map is in dist/maps. */
  release: string;
  time: string;
  browser: string;
}

type Send = (report: ErrorReport) => void;

/** Reports per page load; an error in a loop is known by then. */
const MAX_REPORTS = 10;

const secrets: [RegExp, string][] = [
  [/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/[?#][^\s?#:)'"]+/g, ''], // queries of addresses
  [/\b\d+\.\d+\.\d+\.\d+\b/g, '[address]'],
  // keys, invite codes, HWIDs
  [/\b[A-Za-z\d]{4,}(?:-[A-Za-z\d]{4,})+\b/g, '[code]'],
];

const withoutSecrets = (text: string) =>
  secrets.reduce((cleaned, [pattern, instead]) => cleaned.replace(pattern, instead), text);

export function errorReport(error: unknown): ErrorReport {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return {
    message: withoutSecrets(`${name}: ${message}`).slice(0, 500),
    stack: withoutSecrets(stack).slice(0, 5000),
    page: location.pathname,
    release: release(),
    time: new Date().toISOString(),
    browser: navigator.userAgent,
  };
}

let send: Send | undefined;
const sent = new Set<string>();

/** Reports an error once per page load. */
export function report(error: unknown): void {
  if (!send || (error as Error | undefined)?.name === 'AbortError') return;
  const made = errorReport(error);
  if (sent.size >= MAX_REPORTS || sent.has(made.message)) return;
  sent.add(made.message);
  send(made);
}

/**
 * From now on reports errors that nobody has caught and rejections that nobody has handled.
 * @param callback gets them; by default they go to the configured endpoint, if any
 */
export function watchErrors(callback?: Send): () => void {
  send = callback ?? (config.errorEndpoint ? post : undefined);
  sent.clear();
  // without an error it is a message of the browser, such as that of a ResizeObserver
  const onError = ({ error }: ErrorEvent) => error && report(error);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    send = undefined;
  };
}

function post(body: ErrorReport) {
  // cookies belong to the session, not to a report; a failure is not worth another one
  void fetch(config.errorEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => {});
}
