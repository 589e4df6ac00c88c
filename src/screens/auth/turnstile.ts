import { config } from '#src/lib/config.ts';

/** What the bot-check asks of the provider's widget (explicit rendering). */
export interface TurnstileOptions {
  sitekey: string;
  theme: 'light' | 'dark';
  size: 'flexible' | 'compact';
  'response-field': boolean;
  callback(token: string): void;
  'error-callback'(): boolean;
  'unsupported-callback'(): void;
  'expired-callback'(): void;
}

/** The part of the provider's API that is used here. */
export interface Turnstile {
  render(container: HTMLElement, options: TurnstileOptions): string | undefined;
  reset(widget?: string): void;
  remove?(widget?: string): void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

/** After this many milliseconds without an answer the script counts as not loaded. */
const PATIENCE = 20_000;
const POLL = 50;

let loading: Promise<Turnstile> | undefined;

/**
 * The provider's API; its script is put into the page once. Rejects when the script cannot be had; the next
 * call tries again.
 */
export function loadTurnstile(): Promise<Turnstile> {
  if (window.turnstile) return Promise.resolve(window.turnstile);
  loading ??= insertScript().finally(() => {
    loading = undefined;
  });
  return loading;
}

function insertScript(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${config.turnstileScript}?render=explicit`;
    script.async = true;

    // Neither the load event nor a callback named in the address is sure to find the API in place: look for
    // it.
    const look = setInterval(
      () => window.turnstile && settle(() => resolve(window.turnstile as Turnstile)),
      POLL,
    );
    const patience = setTimeout(() => settle(giveUp), PATIENCE);
    const settle = (end: () => void) => {
      clearInterval(look);
      clearTimeout(patience);
      end();
    };
    const giveUp = () => {
      script.remove();
      reject(new Error('The bot-check did not load'));
    };
    script.onload = () => window.turnstile && settle(() => resolve(window.turnstile as Turnstile));
    script.onerror = () => settle(giveUp);
    document.head.append(script);
  });
}
