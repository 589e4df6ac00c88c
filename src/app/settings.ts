import { parseUrl } from '../lib/attempt.ts';

interface Setting {
  /** The environment variable that sets it at build time. */
  variable: string;
  fallback: string;
  accepts(value: string): boolean;
  expected: string;
}

/**
 * True for a host as servers' files take it: labels, or an IPv6 address, and a port. A `;` would end a directive of
 * the policy.
 */
const isHost = (text: string) => /^(?:[a-z\d]+(?:(?:-+|\.)[a-z\d]+)*|\[[\da-f:.]+\])(?::\d+)?$/i.test(text);

const isUrl = (text: string) => {
  const url = parseUrl(text);
  return url !== undefined && /^https?:$/.test(url.protocol) && isHost(url.host);
};
const isOrigin = (text: string) => isUrl(text) && new URL(text).origin === text;
/** True for a path, or a URL without user info. Browsers drop tabs, and take `//host` and `/\host` for another host. */
const isAddress = (text: string) => /^\/(?![/\\])\S*$/.test(text) || (isUrl(text) && !/[\s@]/.test(text));

/** True for the address of a script. It must use https, which protects it in transit. */
const isScriptAddress = (text: string) => isAddress(text) && !/^http:/i.test(text);

/** Returns the parts of a list separated by blanks or commas. */
export const listOf = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** Settings of a deployment; see docs/hosting.md. */
export const settings = {
  /** The origin of /api; empty for the page's own. */
  apiOrigin: {
    variable: 'VITE_API_ORIGIN',
    fallback: '',
    accepts: isOrigin,
    expected: 'an origin such as https://api.example.com, without a path',
  },
  /** The origin of links for customers; empty for the page's own. */
  siteOrigin: {
    variable: 'VITE_SITE_ORIGIN',
    fallback: '',
    accepts: isOrigin,
    expected: 'the origin at which the app is published, such as https://example.com, without a path',
  },
  /** The default is Cloudflare's test key that always passes. */
  turnstileSiteKey: {
    variable: 'VITE_TURNSTILE_SITE_KEY',
    fallback: '1x00000000000000000000AA',
    accepts: (value) => /^[\w-]{10,}$/.test(value),
    expected: 'a site key: letters, digits, hyphens and underscores',
  },
  /** The bot-check's script, without query. */
  turnstileScript: {
    variable: 'VITE_TURNSTILE_SCRIPT',
    fallback: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    accepts: isScriptAddress,
    expected: 'an https URL, or a path on the same origin',
  },
  /** Allowed origins of the checkout. Empty for any https origin. */
  checkoutOrigins: {
    variable: 'VITE_CHECKOUT_ORIGINS',
    fallback: '',
    accepts: (value) => listOf(value).every(isOrigin),
    expected: 'origins such as https://checkout.example.com, separated by blanks or commas',
  },
  avatarOrigin: {
    variable: 'VITE_AVATAR_ORIGIN',
    fallback: 'https://cdn.discordapp.com',
    accepts: isAddress,
    expected: 'an http(s) URL, or a path on the same origin',
  },
  /** Address to which errors of the app are posted as JSON; empty for nowhere. */
  errorEndpoint: {
    variable: 'VITE_ERROR_ENDPOINT',
    fallback: '',
    accepts: isAddress,
    expected: 'an http(s) URL, or a path on the same origin',
  },
  /** The name of the product that is on sale, as in the customers' list; empty if it is not named. */
  product: {
    variable: 'VITE_PRODUCT',
    fallback: '',
    accepts: (value) => value.trim().length <= 40,
    expected: 'at most 40 characters',
  },
  /** The title in the headers. */
  brand: {
    variable: 'VITE_BRAND',
    fallback: 'Software Provider',
    accepts: (value) => value.trim().length <= 40,
    expected: 'at most 40 characters',
  },
} satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
export type Configuration = Record<SettingName, string>;

const entries = Object.entries(settings) as [SettingName, Setting][];

/** Returns the first non-empty value of each setting, or its default. */
export function configurationOf(...sources: Partial<Configuration>[]): Configuration {
  return Object.fromEntries(
    entries.map(([name, { fallback }]) => [
      name,
      sources.map((source) => source[name]).find(Boolean) ?? fallback,
    ]),
  ) as Configuration;
}

/** Returns faults of the values, one sentence for each; empty values count as not set. */
export function configurationErrorsOf(
  values: Partial<Configuration>,
  nameOf: (name: SettingName) => string,
): string[] {
  return entries.flatMap(([name, { accepts, expected }]) => {
    const value = values[name];
    return value && !accepts(value) ? [`${nameOf(name)} is "${value}" but must be ${expected}`] : [];
  });
}

/** Returns the settings of environment variables, such as VITE_BRAND. */
export function settingsOf(env: Record<string, string | undefined>): Partial<Configuration> {
  return Object.fromEntries(entries.map(([name, { variable }]) => [name, env[variable]]));
}
