import { createHash } from 'node:crypto';
import type { Configuration } from '../../../../src/app/settings.ts';
import { WORKER_POLICY } from '../../../../src/app/start-worker.ts';
import { BOT_CHECK_POLICY } from '../../../../src/screens/auth/bot-check-policy.ts';

/**
 * Returns the app's policy: inline scripts and styles by the hashes of the documents, other origins by the
 * configuration.
 * @param documents the HTML documents of the build in their final form
 */
export function contentSecurityPolicy(documents: string[], configuration: Configuration): string {
  const botCheck = originOf(configuration.turnstileScript);
  const directives: Record<string, string[]> = {
    'default-src': [],
    'script-src': ["'self'", ...botCheck, ...documents.flatMap(scriptsOf).map(hash)],
    'style-src': ["'self'", ...documents.flatMap(stylesOf).map(hash)],
    'img-src': ["'self'", 'data:', ...originOf(configuration.avatarOrigin)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(configuration.apiOrigin), ...originOf(configuration.errorEndpoint)],
    'frame-src': botCheck,
    'object-src': [],
    'base-uri': [],
    'form-action': [],
    'frame-ancestors': [],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [BOT_CHECK_POLICY, WORKER_POLICY],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources.length ? sources : ["'none'"])].join(' ')}`)
    .join('; ');
}

/** Returns the origin of an address, unless it is the page's own. */
const originOf = (address: string) => (/^https?:/.test(address) ? [new URL(address).origin] : []);

/** Returns the texts of inline scripts. JSON is data, which no policy concerns. */
function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/\ssrc=|\stype="application\/(ld\+)?json"/.test(attributes!))
    .map(([, , text]) => text!);
}

const stylesOf = (html: string) =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text!);

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
