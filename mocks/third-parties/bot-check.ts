import { http, HttpResponse } from 'msw';
import { db } from '../db/index.ts';
import { installBotCheck } from './bot-check-widget.ts';
import { DUMMY_TOKEN } from './dummy-token.ts';

/** Where the challenge provider serves its script; the app loads this address and no other. */
const BOT_CHECK_SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js';
/** Where the mock serves its stub. */
const BOT_CHECK_STUB = '/mock/turnstile/api.js';

const PREFIX = 'mock-pass-';

/** Tokens that have been used since the last reset, which gives the db a new `origin`. */
let spent = { since: db.origin, tokens: new Set<string>() };

/**
 * What the server asks the challenge provider at sign-in and sign-up (BOT-1): is this token genuine and new?
 * Each token of the widget is good once.
 */
export function verifyToken(token: string): boolean {
  if (token === DUMMY_TOKEN) return true;
  if (spent.since !== db.origin) spent = { since: db.origin, tokens: new Set() };
  if (!token.startsWith(PREFIX) || spent.tokens.has(token)) return false;
  spent.tokens.add(token);
  return true;
}

/** The stub as a script of its own; it stands on its own feet, so its source is all there is to send. */
export function botCheckSource(): string {
  // tools that compile for development mark functions with a helper named __name, which is not part of the
  // source
  return `{ const __name = (marked) => marked; (${installBotCheck.toString()})(window, ${JSON.stringify(PREFIX)}); }`;
}

const script = () => {
  if (db.settings.botCheck === 'does not load') return HttpResponse.error();
  return new HttpResponse(botCheckSource(), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  });
};

/**
 * The script under the provider's own address (a service worker sees requests to any origin) and under the
 * mock's.
 */
export const botCheckHandlers = [http.get(BOT_CHECK_SCRIPT, script), http.get(`*${BOT_CHECK_STUB}`, script)];
