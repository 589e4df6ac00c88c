import { config } from '#src/app/config.ts';
import { timings } from '#src/app/timings.ts';
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
  'timeout-callback'(): void;
  'before-interactive-callback'(): void;
  'after-interactive-callback'(): void;
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

const POLL = 50;

let loading: Promise<Turnstile> | undefined;
/** Made once: a second policy of the same name is refused. */
let setSource: SetSource | undefined;

/** Loads the provider's API once. Rejects if the script fails; the next call tries again. */
export function loadTurnstile(): Promise<Turnstile> {
  const api = readyApi();
  if (api) return Promise.resolve(api);
  loading ??= insertScript().finally(() => {
    loading = undefined;
  });
  return loading;
}

/** Returns the provider's API; an ad blocker may put something else in its place. */
const readyApi = () => (typeof window.turnstile?.render === 'function' ? window.turnstile : undefined);

function insertScript(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    setSource ??= allowScript(config.turnstileScript);
    setSource(script, `${config.turnstileScript}?render=explicit`);
    script.async = true;

    // neither the load event nor the callback parameter guarantees that the API is defined
    const poll = setInterval(() => {
      const api = readyApi();
      if (api) settle(() => resolve(api));
    }, POLL);
    let patience = setTimeout(() => settle(giveUp), timings.botCheck.load);
    const settle = (end: () => void) => {
      clearInterval(poll);
      clearTimeout(patience);
      end();
    };
    const giveUp = () => {
      script.remove();
      reject(new Error('The bot-check did not load'));
    };
    script.onload = () => {
      if (readyApi()) return;
      clearTimeout(patience);
      patience = setTimeout(() => settle(giveUp), timings.botCheck.defined); // empty, or another script
    };
    script.onerror = () => settle(giveUp);
    document.head.append(script);
  });
}
