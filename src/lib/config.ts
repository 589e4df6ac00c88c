/** Configuration of the deployment; every value is described in README.md. */
export const config = {
  /** Where /api lives; empty for the same origin. */
  apiOrigin: import.meta.env.VITE_API_ORIGIN ?? '',
  /** Cloudflare's documented always-passing test key stands in until a deployment sets its own. */
  turnstileSiteKey: import.meta.env.VITE_TURNSTILE_SITE_KEY || '1x00000000000000000000AA',
  /** The challenge provider's script, without its query. */
  turnstileScript:
    import.meta.env.VITE_TURNSTILE_SCRIPT || 'https://challenges.cloudflare.com/turnstile/v0/api.js',
  /** Origins at which a checkout may be, separated by blanks or commas; empty for any https origin. */
  checkoutOrigins: import.meta.env.VITE_CHECKOUT_ORIGINS ?? '',
  /** Origin of the avatar delivery network. */
  avatarOrigin: import.meta.env.VITE_AVATAR_ORIGIN || 'https://cdn.discordapp.com',
  /** Title in the headers. */
  brand: import.meta.env.VITE_BRAND || 'Software Provider',
};
