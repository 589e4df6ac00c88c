import type { Configuration } from '../../../../src/app/settings.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Response headers of all paths that match; `*` stands for any characters, the last rule wins. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** Features that no page uses. The clipboard is. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Returns the headers with which the built files must be served.
 * @param base the path below which the app is served, with a slash at both ends
 */
export function headerRules(base: string, documents: string[], configuration: Configuration): HeaderRule[] {
  return [
    {
      path: `${base}*`,
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(documents, configuration),
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'no-referrer', // an address may hold the key of a link
        'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        // stored, but asked for again each time, so that a release is seen at once
        'Cache-Control': 'no-cache, no-transform',
      },
    },
    // their names change with their content
    { path: `${base}assets/*`, headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  ];
}
