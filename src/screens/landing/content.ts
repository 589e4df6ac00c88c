/**
 * All texts of the landing page (LAN-1), for a deployment to change (DEC-87). The price is part of the
 * contract.
 */
export const content = {
  heading: 'Software Provider',
  tagline: 'Reliable, effective, and secure',
  header: { login: 'Sign in' },
  features: [
    {
      icon: 'bolt',
      title: 'Instant Access',
      text: 'Premium starts the moment your payment or key goes through.',
    },
    {
      icon: 'chat',
      title: 'Fast Support',
      text: 'New hardware? Ask for a reset on your dashboard: a person looks at it.',
    },
    {
      icon: 'window',
      title: 'Easy to Use',
      text: 'One client for Windows, one dashboard for time left, keys and downloads.',
    },
  ],
  product: {
    name: 'CS2',
    badge: 'UNDETECTED',
    priceLabel: 'Starting from',
    action: 'GET ACCESS',
  },
  /** An example of the dashboard; nobody's subscriptions. */
  preview: {
    timeLeft: '29 days left',
    until: 'Counter-Strike 2 · until 21 December',
    download: 'Download client',
    subscriptions: [
      { product: 'Counter-Strike 2', status: 'ACTIVE', left: '29 days' },
      { product: 'Rust', status: 'INACTIVE', left: '' },
    ],
  },
  closing: {
    text: 'One payment, 30 days. Nothing renews by itself.',
    action: 'Create your account',
  },
  terms: { title: 'Terms of Service', back: 'Back to the home page' },
  footer: { login: 'Login', terms: 'Terms of Service' },
} as const;
