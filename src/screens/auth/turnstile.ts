import { config } from '#src/app/config.ts';
import { allowScript, type SetSource } from './bot-check-policy.ts';

/** Options of the provider's widget (explicit rendering). */
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

/** The used part of the provider's API. */
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

/** The time in milliseconds after which the script counts as failed. */
const PATIENCE = 20_000;
const POLL = 50;

let loading: Promise<Turnstile> | undefined;
/** Made once: a second policy of the same name is refused. */
let setSource: SetSource | undefined;

/** Loads the provider's API once. Rejects if the script fails; the next call tries again. */
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
    setSource ??= allowScript(config.turnstileScript);
    setSource(script, `${config.turnstileScript}?render=explicit`);
    script.async = true;

    // Poll, because neither the load event nor the callback parameter guarantees that the API is defined.
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
