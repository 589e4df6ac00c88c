import { vi } from 'vitest';

/** Texts that appear when a missing or wrong value is shown. */
const SLIPS = /\bundefined\b|\bNaN\b|Invalid Date|\[object |\bInfinity\b/;

/** Elements and attributes that the page never contains. */
const DANGEROUS = 'script, iframe, [onerror], [onload], [href^="javascript:" i], [src^="javascript:" i]';

/** Notes thrown errors and the console's. Returns a function that stops it. */
export function watchErrors(note: (text: string) => void): () => void {
  const noteAll = (...texts: unknown[]) =>
    note(texts.map((one) => (one instanceof Error ? one.message : String(one))).join(' '));
  const onError = ({ error, message }: ErrorEvent) => noteAll(error ?? message);
  window.addEventListener('error', onError);
  const onRejection = ({ reason }: PromiseRejectionEvent) => noteAll(reason);
  window.addEventListener('unhandledrejection', onRejection);
  process.on('unhandledRejection', noteAll); // jsdom leaves it to Node
  const reported = vi.spyOn(console, 'error').mockImplementation(noteAll);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  return function end() {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    process.off('unhandledRejection', noteAll);
    reported.mockRestore();
  };
}

/** Watches the page for errors. Returns a function that ends this and returns all problems found. */
export function watchPage() {
  const thrown: string[] = [];
  const end = watchErrors((text) => void thrown.push(text));

  /** @param shown the injected value, whose own text is no problem */
  return function problems(shown = ''): string[] {
    end();
    const text = textOf(document.body);
    const found = thrown.map((message) => `thrown: ${message.slice(0, 300)}`);
    if (text.trim() === '') found.push('the page is blank');
    if (text.includes('This page could not be shown')) found.push('a screen has crashed');
    if (isWaiting()) found.push('it is still loading');
    const slip = SLIPS.exec(text);
    if (slip && !shown.includes(slip[0])) found.push(`it shows '${slip[0]}'`);
    if (document.body.querySelector(DANGEROUS)) found.push('it contains an element that can run code');
    if ('hacked' in globalThis || 'hacked' in {}) found.push('injected code has run');
    return found;
  };
}

/** Spinners, skeletons and busy buttons. */
export const isWaiting = () =>
  [...document.querySelectorAll('[role=status], [aria-busy=true]')].some(
    (element) => element.ariaBusy === 'true' || element.textContent.startsWith('Loading'),
  );

const textOf = (element: HTMLElement) =>
  [element.textContent, ...[...element.querySelectorAll('[title]')].map(({ title }: any) => title)].join(
    '\n',
  );
