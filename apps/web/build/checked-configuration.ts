import type { Plugin } from 'vite';

const isOrigin = (text: string) => isUrl(text) && new URL(text).origin === text;
const isUrl = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Validators of the VITE_* variables, and what the value should be. */
const rules: Record<string, { accepts: (value: string) => boolean; expected: string }> = {
  VITE_API_ORIGIN: {
    accepts: isOrigin,
    expected: 'an origin such as https://api.example.com, without a path',
  },
  VITE_SITE_ORIGIN: {
    accepts: isOrigin,
    expected: 'the origin at which the app is published, such as https://example.com, without a path',
  },
  VITE_TURNSTILE_SITE_KEY: {
    accepts: (value) => /^[\w-]{10,}$/.test(value),
    expected: 'a site key: letters, digits, hyphens and underscores',
  },
  VITE_TURNSTILE_SCRIPT: {
    accepts: (value) => value.startsWith('/') || isUrl(value),
    expected: 'an http(s) URL, or a path on the same origin',
  },
  VITE_CHECKOUT_ORIGINS: {
    accepts: (value) =>
      value
        .split(/[\s,]+/)
        .filter(Boolean)
        .every(isOrigin),
    expected: 'origins such as https://checkout.example.com, separated by blanks or commas',
  },
  VITE_AVATAR_ORIGIN: {
    accepts: (value) => value.startsWith('/') || isUrl(value),
    expected: 'an http(s) URL, or a path on the same origin',
  },
  VITE_BRAND: { accepts: (value) => value.trim().length <= 40, expected: 'at most 40 characters' },
};

/** Fails the build on a malformed variable, naming it; warns without a site key for the bot-check. */
export function checkedConfiguration(): Plugin {
  return {
    name: 'checked-configuration',
    apply: 'build',
    configResolved({ env, logger }) {
      for (const [name, { accepts, expected }] of Object.entries(rules)) {
        const value: unknown = env[name];
        if (typeof value === 'string' && value !== '' && !accepts(value))
          throw new Error(`${name} is "${value}" but must be ${expected}`);
      }
      if (!env.VITE_TURNSTILE_SITE_KEY)
        logger.warn(
          '\n⚠ VITE_TURNSTILE_SITE_KEY is not set: the bot-check uses the public test key, which passes everybody.\n',
        );
    },
  };
}
