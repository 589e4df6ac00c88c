import { CONFIGURATION_ID, readHostConfiguration } from './host-configuration.ts';
import { configurationOf } from './settings.ts';

const ofBuild = {
  // by name, since Vite replaces these expressions one by one
  apiOrigin: import.meta.env.VITE_API_ORIGIN,
  siteOrigin: import.meta.env.VITE_SITE_ORIGIN,
  turnstileSiteKey: import.meta.env.VITE_TURNSTILE_SITE_KEY,
  turnstileScript: import.meta.env.VITE_TURNSTILE_SCRIPT,
  checkoutOrigins: import.meta.env.VITE_CHECKOUT_ORIGINS,
  avatarOrigin: import.meta.env.VITE_AVATAR_ORIGIN,
  errorEndpoint: import.meta.env.VITE_ERROR_ENDPOINT,
  product: import.meta.env.VITE_PRODUCT,
  brand: import.meta.env.VITE_BRAND,
};

// there is no document while the build prerenders
const ofHost = readHostConfiguration(
  (typeof document !== 'undefined' && document.getElementById(CONFIGURATION_ID)?.textContent) || '{}',
);

/** Errors in the host's part of the configuration, one sentence for each. */
export const configurationErrors: readonly string[] = ofHost.faults;

/** The deployment's configuration; see docs/hosting.md. The host's values win over those of the build. */
export const config = configurationOf(ofHost.values, ofBuild);
