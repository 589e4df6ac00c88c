/** The deployment's configuration; see README.md. */
export const config = {
  /** The origin of /api; empty for the same origin. */
  apiOrigin: import.meta.env.VITE_API_ORIGIN ?? '',
  /** The origin of links for customers; empty for the page's own. */
  siteOrigin: import.meta.env.VITE_SITE_ORIGIN ?? '',
  /** Default: Cloudflare's test key that always passes. */
  turnstileSiteKey: import.meta.env.VITE_TURNSTILE_SITE_KEY || '1x00000000000000000000AA',
  /** The bot-check's script, without query. */
  turnstileScript:
    import.meta.env.VITE_TURNSTILE_SCRIPT || 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  /** Allowed origins of the checkout, separated by blanks or commas. Default: any https origin. */
  checkoutOrigins: import.meta.env.VITE_CHECKOUT_ORIGINS ?? '',
  /** The origin of avatars. */
  avatarOrigin: import.meta.env.VITE_AVATAR_ORIGIN || 'https://cdn.discordapp.com',
  /** The title in the headers. */
  brand: import.meta.env.VITE_BRAND || 'Software Provider',
};
