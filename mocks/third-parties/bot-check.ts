import { http, HttpResponse } from 'msw';
import { db } from '../db/index.ts';
import { upstream } from '../db/upstream.ts';
import { installBotCheck } from './bot-check-widget.ts';
import { DUMMY_TOKEN } from './dummy-token.ts';

const BOT_CHECK_SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js';
const BOT_CHECK_STUB = '/mock/turnstile/api.js';

const PREFIX = 'mock-pass-';

/** Tokens used since the last reset, which gives the database a new `origin`. */
let usedTokens = { since: db.origin, tokens: new Set<string>() };

/** Verifies a token as the provider would at sign-in and sign-up (BOT-1). Each token is valid once. */
export function verifyToken(token: string): boolean {
  if (token === DUMMY_TOKEN) return true;
  if (usedTokens.since !== db.origin) usedTokens = { since: db.origin, tokens: new Set() };
  if (!token.startsWith(PREFIX) || usedTokens.tokens.has(token)) return false;
  usedTokens.tokens.add(token);
  return true;
}

/** Returns the stub as a script. */
export function botCheckSource(): string {
  // in development, esbuild wraps functions in a helper __name that the source does not include
  // a real server with the provider's test keys accepts their dummy alone
  const token = upstream.address ? DUMMY_TOKEN : PREFIX;
  const call = `(${installBotCheck.toString()})(window, ${JSON.stringify(token)})`;
  return `{ const __name = (fn) => fn; ${call}; }`;
}

const script = () => {
  if (db.settings.botCheck === 'does not load') return HttpResponse.error();
  return new HttpResponse(botCheckSource(), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  });
};

/** Serves the script at the provider's address, which a service worker can intercept, and at the mock's. */
export const botCheckHandlers = [http.get(BOT_CHECK_SCRIPT, script), http.get(`*${BOT_CHECK_STUB}`, script)];
