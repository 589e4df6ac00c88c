interface ImportMetaEnv {
  readonly VITE_API_ORIGIN?: string;
  readonly VITE_SITE_ORIGIN?: string;
  readonly VITE_TURNSTILE_SITE_KEY?: string;
  readonly VITE_TURNSTILE_SCRIPT?: string;
  readonly VITE_CHECKOUT_ORIGINS?: string;
  readonly VITE_AVATAR_ORIGIN?: string;
  readonly VITE_ERROR_ENDPOINT?: string;
  readonly VITE_PRODUCT?: string;
  readonly VITE_BRAND?: string;
}
